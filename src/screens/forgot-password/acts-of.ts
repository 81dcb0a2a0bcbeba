import type { forgotPasswordMachine } from '../../../machines/forgot-password/forgot-password-machine.ts'
import type { SendTo } from '../snapshot.ts'
import type { ForgotPasswordScreenProps } from './forgot-password-props.ts'

/** What the forgot-password screen's callbacks send to its machine. */
export const forgotPasswordActs = (
  send: SendTo<typeof forgotPasswordMachine>,
): Pick<ForgotPasswordScreenProps, 'onField' | 'onSubmit'> => ({
  onField: (value) => send({ type: 'field changed', value }),
  onSubmit: () => send({ type: 'submitted' }),
})
