import type { ReactElement } from 'react'
import type { SocialProvider } from '../../../machines/member.ts'
import type { SignUpField, SignUpValues } from '../../../machines/sign-up/sign-up-form.ts'
import type { SocialState } from '../social/social-props.ts'

/** What the screen shows. */
export type SignUpState = {
  values: SignUpValues
  /** What is wrong with a field, as a sentence. */
  problems: Partial<Record<SignUpField, string>>
  /** What went wrong with the whole form. */
  problem?: string | undefined
  busy: boolean
  /** In characters. */
  minPasswordLength: number
  /** The address has an account: the way to /login is offered. */
  emailTaken: boolean
  social: SocialState
}

export type SignUpScreenProps = SignUpState & {
  links: { home: ReactElement; login: ReactElement }
  onField(field: SignUpField, value: string): void
  onSubmit(): void
  onSocial(provider: SocialProvider): void
  onCancelSocial(): void
}
