import type { VerificationMessage } from '../../../machines/verify-email/verify-email-setup.ts'

/** Why the page waits for no email. */
export type VerificationEnd =
  | 'email unknown'
  | 'verified'
  | 'verified elsewhere'
  | 'over'
  | 'replaced'

/** The view props of the screen. */
export type VerifyEmailState = {
  email: string
  /** No verification email could be sent yet. */
  unsent?: boolean
  /** The result of the last press. */
  message: VerificationMessage | null
  checksDone: number
  checksTotal: number
  /** A check that the member has requested is in progress. */
  checking: boolean
  /** Time until the next automatic check; null while one is in progress or none is scheduled. */
  nextCheckInSeconds: number | null
  /** There are no automatic checks left. */
  stopped: boolean
  resend: { busy: boolean; secondsLeft: number }
  verified: boolean
  /** The account with the mistyped email is being withdrawn. */
  withdrawing: boolean
  /** Why the verified member could not be signed in. */
  signInProblem?: string | undefined
}

export type VerifyEmailScreenProps = VerifyEmailState & {
  onCheck(): void
  onResend(): void
  onWrongEmail(): void
  onRetrySignIn(): void
}
