import type { socialSignInMachine } from '../../../machines/social-sign-in/social-sign-in-machine.ts'
import { failureText } from '../../copy/failures.ts'
import type { LoginScreenProps } from '../login/login-props.ts'
import type { SendTo, SnapshotOf } from '../snapshot.ts'
import type { SocialState } from './social-props.ts'

/** Converts a snapshot of the social-sign-in machine to view props. */
export const toSocialProps = (snapshot: SnapshotOf<typeof socialSignInMachine>): SocialState => {
  const { provider, failure } = snapshot.context
  return {
    busy: snapshot.hasTag('busy') ? provider : null,
    popupOpen: snapshot.matches('popup open'),
    problem: failure ? failureText(failure, provider) : undefined,
    unverified: snapshot.matches({ choosing: 'unverified' }),
  }
}

/** The handlers of the provider buttons, which send events to the social-sign-in machine. */
export const socialHandlers = (
  send: SendTo<typeof socialSignInMachine>,
): Pick<LoginScreenProps, 'onSocial' | 'onCancelSocial' | 'onVerifySocial'> => ({
  onSocial: (provider) => send({ type: 'provider chosen', provider }),
  onCancelSocial: () => send({ type: 'cancelled' }),
  onVerifySocial: () => send({ type: 'verification requested' }),
})
