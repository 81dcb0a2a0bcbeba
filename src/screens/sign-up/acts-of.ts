import type { signUpMachine } from '../../../machines/sign-up/sign-up-machine.ts'
import type { SendTo } from '../snapshot.ts'
import type { SignUpScreenProps } from './sign-up-props.ts'

/** What the sign-up screen's callbacks send to the sign-up machine. */
export const signUpActs = (
  send: SendTo<typeof signUpMachine>,
): Pick<SignUpScreenProps, 'onField' | 'onSubmit'> => ({
  onField: (field, value) => send({ type: 'field changed', field, value }),
  onSubmit: () => send({ type: 'submitted' }),
})
