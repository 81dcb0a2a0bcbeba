import type { Place } from './member.ts'

/** What was changed on a profile form and not saved; a picture is never among it. */
export type ProfileDraft = {
  /** The fields that differ from the record, as they were typed. */
  fields: {
    firstName?: string
    lastName?: string
    fullName?: string
    email?: string
    phone?: string
    dateOfBirth?: string
  }
  /** Where the place differs from the record: the new one, or null where it was emptied. */
  place?: Place | null
}

/** Which interests were taken up and given up since they were stored. */
export type InterestsDraft = { added: readonly string[]; removed: readonly string[] }

/**
 * What each form keeps until it is saved (decision 0049): differences from the record, never a password, never
 * a picture.
 */
export type Drafts = {
  login: { identifier: string }
  'forgot password': { email: string }
  'profile completion': ProfileDraft
  'edit profile': ProfileDraft
  interests: InterestsDraft
  issue: { description: string }
}

/** The forms that keep a draft in their tab. Sign-up's own is shared by the tabs, and stands beside these. */
export type DraftName = keyof Drafts
