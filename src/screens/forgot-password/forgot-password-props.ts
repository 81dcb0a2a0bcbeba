import type { ReactElement } from 'react'
import type { FieldValue } from '../../design/field/field-value.ts'

/** The view props of the screen. */
export type ForgotPasswordState = {
  email: string
  /** The field shows something that is no value. */
  unreadable?: boolean
  busy: boolean
  /** The email was requested. This does not reveal whether it has an account. */
  sent: boolean
  /** An error message, for the email field or for the whole form. */
  problem?: { field?: 'email' | undefined; text: string } | undefined
}

export type ForgotPasswordScreenProps = ForgotPasswordState & {
  links: { login: ReactElement }
  onField(value: FieldValue): void
  onSubmit(): void
}
