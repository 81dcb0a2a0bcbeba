import type { ReactElement } from 'react'
import type { SocialProvider } from '../../../machines/member.ts'
import type { SocialState } from '../social/social-props.ts'

export type LoginField = 'identifier' | 'password'

/** What the screen shows. */
export type LoginState = {
  identifier: string
  password: string
  busy: boolean
  /** What went wrong: at a field where one is to blame, else with the whole form. */
  problem?: { field?: LoginField | undefined; text: string } | undefined
  /** The password was right, but the address is not verified. */
  unverified: boolean
  social: SocialState
}

export type LoginScreenProps = LoginState & {
  links: { home: ReactElement; forgotPassword: ReactElement; signUp: ReactElement }
  onField(field: LoginField, value: string): void
  onSubmit(): void
  /** Asks for the way to /verify-email. */
  onVerify(): void
  onSocial(provider: SocialProvider): void
  onCancelSocial(): void
}
