import type { socialSignInMachine } from '../../../machines/social-sign-in/social-sign-in-machine.ts'
import type { LoginScreenProps } from '../login/login-props.ts'
import type { SendTo } from '../snapshot.ts'

/** What the provider's part of a form sends to the social sign-in machine. */
export const socialActs = (
  send: SendTo<typeof socialSignInMachine>,
): Pick<LoginScreenProps, 'onSocial' | 'onCancelSocial'> => ({
  onSocial: (provider) => send({ type: 'provider chosen', provider }),
  onCancelSocial: () => send({ type: 'cancelled' }),
})
