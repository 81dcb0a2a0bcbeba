import type { verifyEmailMachine } from '../../../machines/verify-email/verify-email-machine.ts'
import type { SendTo } from '../snapshot.ts'
import type { VerifyEmailScreenProps } from './verify-email-props.ts'

/** What the verify-email screen's callbacks send to its machine. */
export const verifyEmailActs = (
  send: SendTo<typeof verifyEmailMachine>,
): Pick<VerifyEmailScreenProps, 'onCheck' | 'onResend' | 'onWrongAddress' | 'onRetryEntry'> => ({
  onCheck: () => send({ type: 'check requested' }),
  onResend: () => send({ type: 'resend requested' }),
  onWrongAddress: () => send({ type: 'wrong address' }),
  onRetryEntry: () => send({ type: 'retry requested' }),
})
