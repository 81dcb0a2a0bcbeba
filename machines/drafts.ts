import type { ProfileDraft, ProfileMode } from './profile-form/profile-form-values.ts'

/**
 * The forms that edit each field. Values, drafts, comparison and the forms derive from it. Edit profile has a full name,
 * profile completion a first and a last name.
 */
export const formsOf = {
  firstName: ['completing'],
  lastName: ['completing'],
  fullName: ['editing'],
  email: ['completing'],
  phone: ['completing', 'editing'],
  dateOfBirth: ['editing'],
} as const satisfies Readonly<Record<string, readonly ProfileMode[]>>

/** The fields of both profile forms. */
export const profileFields = Object.keys(formsOf) as (keyof typeof formsOf)[]

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
