import type { ReactElement } from 'react'

/** The view props of the screen. */
export type ForgotPasswordState = {
  email: string
  busy: boolean
  /** The email was requested. This does not reveal whether it has an account. */
  sent: boolean
  /** An error message, for the email field or for the whole form. */
  problem?: { field?: 'email' | undefined; text: string } | undefined
}

export type ForgotPasswordScreenProps = ForgotPasswordState & {
  links: { login: ReactElement }
  onField(value: string): void
  onSubmit(): void
}
