import type { forgotPasswordMachine } from '../../../machines/forgot-password/forgot-password-machine.ts'
import { failureText } from '../../copy/failures.ts'
import { forgotPasswordCopy } from '../../copy/forgot-password.ts'
import type { SnapshotOf } from '../snapshot.ts'
import type { ForgotPasswordState } from './forgot-password-props.ts'

/** What the forgot-password screen shows of its machine. */
export const forgotPasswordPropsOf = (
  snapshot: SnapshotOf<typeof forgotPasswordMachine>,
): ForgotPasswordState => ({
  email: snapshot.context.email,
  busy: snapshot.hasTag('busy'),
  sent: snapshot.matches({ form: 'sent' }),
  problem: problemOf(snapshot.context),
})

const problemOf = ({
  emailMissing,
  failure,
}: SnapshotOf<typeof forgotPasswordMachine>['context']): ForgotPasswordState['problem'] => {
  if (emailMissing) return { field: 'email', text: forgotPasswordCopy.emailMissing }
  if (!failure) return undefined
  return {
    field: failure.kind === 'invalid email' ? 'email' : undefined,
    text: failureText(failure, 'password reset'),
  }
}
