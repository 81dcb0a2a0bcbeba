import type { ReactElement } from 'react'

/** What the screen shows. */
export type ForgotPasswordState = {
  email: string
  busy: boolean
  /** The mail was asked for; whether the address has an account stays unsaid. */
  sent: boolean
  /** What went wrong: at the field where the address is to blame, else with the whole form. */
  problem?: { field?: 'email' | undefined; text: string } | undefined
}

export type ForgotPasswordScreenProps = ForgotPasswordState & {
  links: { login: ReactElement }
  onField(value: string): void
  onSubmit(): void
}
