import type { VerificationMessage } from '../../../machines/verify-email/verify-email-setup.ts'

/** What the screen shows. */
export type VerifyEmailState = {
  email: string
  /** What the last press came to. */
  message: VerificationMessage | null
  checksDone: number
  checksTotal: number
  /** The member's own check runs. */
  checking: boolean
  /** Until the next automatic check; null while one runs or none is due. */
  nextCheckInSeconds: number | null
  /** The automatic checks are used up. */
  stopped: boolean
  resend: { busy: boolean; secondsLeft: number }
  verified: boolean
  /** The account with the mistyped address is being taken back. */
  withdrawing: boolean
  /** Why the verified member could not be let in. */
  entryProblem?: string | undefined
}

export type VerifyEmailScreenProps = VerifyEmailState & {
  onCheck(): void
  onResend(): void
  onWrongAddress(): void
  onRetryEntry(): void
}
