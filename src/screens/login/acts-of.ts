import type { loginMachine } from '../../../machines/login/login-machine.ts'
import type { SendTo } from '../snapshot.ts'
import type { LoginScreenProps } from './login-props.ts'

/** What the login screen's callbacks send to the login machine. */
export const loginActs = (
  send: SendTo<typeof loginMachine>,
): Pick<LoginScreenProps, 'onField' | 'onSubmit' | 'onVerify'> => ({
  onField: (field, value) => send({ type: 'field changed', field, value }),
  onSubmit: () => send({ type: 'submitted' }),
  onVerify: () => send({ type: 'verification requested' }),
})
