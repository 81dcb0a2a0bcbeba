import type { SnapshotFrom } from 'xstate'
import type { Drafts, ProfileDraft } from '../../machines/drafts.ts'
import type { forgotPasswordMachine } from '../../machines/forgot-password/forgot-password-machine.ts'
import { interestsDraftOf } from '../../machines/interests/interests-draft.ts'
import type { interestsMachine } from '../../machines/interests/interests-machine.ts'
import type { loginMachine } from '../../machines/login/login-machine.ts'
import { isSamePlace, type Place } from '../../machines/member.ts'
import type { profileFormMachine } from '../../machines/profile-form/profile-form-machine.ts'
import { changesOf } from '../../machines/profile-form/profile-form-values.ts'
import type { reportIssueMachine } from '../../machines/report-issue/report-issue-machine.ts'

/*
 * What each form keeps in its tab as its machine stands now; null once it is saved, given up, or as it was
 * found (decision 0049). A password is never read here.
 */

export const loginDraftOf = ({
  status,
  context: { identifier },
}: SnapshotFrom<typeof loginMachine>): Drafts['login'] | null =>
  status === 'active' && identifier !== '' ? { identifier } : null

export const forgotPasswordDraftOf = (
  snapshot: SnapshotFrom<typeof forgotPasswordMachine>,
): Drafts['forgot password'] | null => {
  const { email } = snapshot.context
  return email === '' || snapshot.matches({ form: 'sent' }) ? null : { email }
}

export const issueDraftOf = ({
  context: { description },
}: SnapshotFrom<typeof reportIssueMachine>): Drafts['issue'] | null =>
  description === '' ? null : { description }

export const choiceDraftOf = ({
  status,
  context,
}: SnapshotFrom<typeof interestsMachine>): Drafts['interests'] | null =>
  status === 'active' ? interestsDraftOf(context) : null

/** `place` is the location field's, which the form's own machine does not hold. */
export const profileDraftOf = (
  { status, context: { values, member } }: SnapshotFrom<typeof profileFormMachine>,
  place: Place | null,
): ProfileDraft | null => {
  const fields = changesOf(values, member)
  const isMoved = !isSamePlace(place, member.location)
  if (status !== 'active' || (Object.keys(fields).length === 0 && !isMoved)) return null
  return { fields, ...(isMoved && { place }) }
}
