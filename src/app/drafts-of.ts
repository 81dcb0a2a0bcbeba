import type { SnapshotFrom } from 'xstate'
import type { Drafts } from '../../machines/drafts.ts'
import type { forgotPasswordMachine } from '../../machines/forgot-password/forgot-password-machine.ts'
import type { loginMachine } from '../../machines/login/login-machine.ts'
import type { reportIssueMachine } from '../../machines/report-issue/report-issue-machine.ts'

/*
 * What each form keeps in its tab as its machine stands now; null once it is saved, given up, or as it was
 * found (decision 0049). A password is never read here. The forms that need more for it have a file of their own.
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
