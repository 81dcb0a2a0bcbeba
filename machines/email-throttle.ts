import type { Instant } from './member.ts'

/** The emails that a member can request from the identity service. */
export type EmailKind = 'verification' | 'password reset'

/** Sends an email of a kind at most once a minute per recipient, across all tabs of this browser (decision 0062). */
export type EmailThrottle = {
  /**
   * Calls `send` unless such an email was sent within the last 60 s. Resolves with the time of the last email (epoch
   * ms). Rejects as `send` does, and with 'timed out' if another tab has been sending for 10 000 ms.
   */
  once(kind: EmailKind, email: string, send: () => Promise<void>): Promise<Instant>
}

/** What the browser stores about a sign-up whose verification email could not be sent. */
export type UnsentVerification = {
  /** Whether no verification email could be sent yet to the email of this sign-up. */
  isVerificationUnsent(email: string): boolean
  /** Null: an email was sent. */
  markVerificationUnsent(email: string | null): void
}
