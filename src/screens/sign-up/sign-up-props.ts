import type { ReactElement } from 'react'
import type { SocialProvider } from '../../../machines/member.ts'
import type { SignUpField, SignUpValues } from '../../../machines/sign-up/sign-up-form.ts'
import type { FieldValue } from '../../design/field/field-value.ts'
import type { SocialState } from '../social/social-props.ts'

/** The view props of the screen. */
export type SignUpState = {
  values: SignUpValues
  /** The fields that show something that is no value. */
  unreadable?: readonly SignUpField[]
  /** The error messages by field. */
  problems: Partial<Record<SignUpField, string>>
  /** An error message for the whole form. */
  problem?: string | undefined
  busy: boolean
  /** In characters. */
  minPasswordLength: number
  /** The form contains a draft of an earlier visit, which can be discarded. */
  restored: boolean
  /** The email already has an account; the screen shows a link to /login. */
  emailTaken: boolean
  social: SocialState
}

export type SignUpScreenProps = SignUpState & {
  links: { home: ReactElement; login: ReactElement }
  onField(field: SignUpField, value: FieldValue): void
  onSubmit(): void
  onDiscard(): void
  onSocial(provider: SocialProvider): void
  onCancelSocial(): void
  /** Requests /verify-email after a sign-in with a provider. */
  onVerifySocial(): void
}
