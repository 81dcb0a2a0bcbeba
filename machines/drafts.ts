import type { ProfileDraft } from './profile-form/profile-form-values.ts'

/** The interests that were added and removed since the last save. */
export type InterestsDraft = { added: readonly string[]; removed: readonly string[] }

/** The draft of each form (decision 0049): differences from the record, never a password. */
export type Drafts = {
  login: { identifier: string }
  'forgot password': { email: string }
  'profile completion': ProfileDraft
  'edit profile': ProfileDraft
  interests: InterestsDraft
  issue: { description: string }
}

/** The forms with a draft per tab. The draft of sign-up is separate, because all tabs share it. */
export type DraftName = keyof Drafts

/** The forms of members, whose drafts belong to a uid. */
export const memberForms = [
  'profile completion',
  'edit profile',
  'interests',
  'issue',
] as const satisfies readonly DraftName[]

/** The drafts of one member. */
export type MemberDrafts = {
  owner: string
  drafts: Partial<Pick<Drafts, (typeof memberForms)[number]>>
}

/** The ids of the files that a draft needs. */
export const filesOf = (draft: ProfileDraft | null): readonly string[] =>
  draft?.picture?.kind === 'chosen'
    ? [draft.picture.id, draft.picture.from.fileId].filter((id) => id !== null)
    : []
