import type { SocialProvider } from '../../../machines/member.ts'

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

export type SocialSignInProps = SocialState & {
  arrangement: 'stacked' | 'side by side'
  label(provider: SocialProvider): string
  onChoose(provider: SocialProvider): void
  onCancel(): void
  /** Requests /verify-email. */
  onVerify(): void
}
