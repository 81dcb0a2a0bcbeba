import type { ReactElement } from 'react'
import type { SocialProvider } from '../../../machines/member.ts'
import type { FieldValue } from '../../design/field/field-value.ts'
import type { SocialState } from '../social/social-props.ts'

export type LoginField = 'identifier' | 'password'

/** The view props of the screen. */
export type LoginState = {
  identifier: string
  password: string
  /** The fields that show something that is no value. */
  unreadable?: readonly LoginField[]
  busy: boolean
  /** An error message, for one field or for the whole form. */
  problem?: { field?: LoginField | undefined; text: string } | undefined
  /** Username, email or password are wrong. The account may have been made with a provider, which is never revealed. */
  wrongCredentials?: boolean
  /** The password was correct, but the email is not verified. */
  unverified: boolean
  social: SocialState
}

export type LoginScreenProps = LoginState & {
  links: { home: ReactElement; forgotPassword: ReactElement; signUp: ReactElement }
  onField(field: LoginField, value: FieldValue): void
  onSubmit(): void
  /** Requests /verify-email. */
  onVerify(): void
  onSocial(provider: SocialProvider): void
  onCancelSocial(): void
  /** Requests /verify-email after a sign-in with a provider. */
  onVerifySocial(): void
}
