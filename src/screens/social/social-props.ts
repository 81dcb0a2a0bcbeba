import type { SocialProvider } from '../../../machines/member.ts'

/** What the provider's part of a form shows. */
export type SocialState = {
  /** The provider whose sign-in runs. */
  busy: SocialProvider | null
  /** Whether its window is open, so that the member can give it up. */
  windowOpen: boolean
  problem?: string | undefined
}

export type SocialSignInProps = SocialState & {
  arrangement: 'stacked' | 'side by side'
  label(provider: SocialProvider): string
  onChoose(provider: SocialProvider): void
  onCancel(): void
}
