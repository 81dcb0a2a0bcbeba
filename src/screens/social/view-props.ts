import type { SocialProvider } from '../../../machines/member.ts'
import type { socialSignInMachine } from '../../../machines/social-sign-in/social-sign-in-machine.ts'
import { failureText } from '../../copy/failures.ts'
import type { SendTo, SnapshotOf } from '../snapshot.ts'

/** The view props of the sign-in with a provider. */
export type SocialState = {
  /** The provider whose sign-in is in progress. */
  busy: SocialProvider | null
  /** Whether its popup is open and the sign-in can be cancelled. */
  popupOpen: boolean
  problem?: string | undefined
  /** The sign-in has succeeded, but the email of the account is not verified. */
  unverified?: boolean
  /** The page may be in the in-app browser of another app, which cannot open the popup. */
  inApp?: boolean
}

/** The handlers of the provider buttons. */
export type SocialHandlers = {
  onSocial(provider: SocialProvider): void
  onCancelSocial(): void
  /** Requests /verify-email after a sign-in with a provider. */
  onVerifySocial(): void
}

export const toSocialProps = (snapshot: SnapshotOf<typeof socialSignInMachine>): SocialState => {
  const { provider, failure } = snapshot.context
  return {
    busy: snapshot.hasTag('busy') ? provider : null,
    popupOpen: snapshot.matches('popup open'),
    problem: failure ? failureText(failure, provider) : undefined,
    unverified: snapshot.matches({ choosing: 'unverified' }),
  }
}

export const socialHandlers = (send: SendTo<typeof socialSignInMachine>): SocialHandlers => ({
  onSocial: (provider) => send({ type: 'provider chosen', provider }),
  onCancelSocial: () => send({ type: 'cancelled' }),
  onVerifySocial: () => send({ type: 'verification requested' }),
})
