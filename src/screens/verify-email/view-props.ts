import type { ReactElement } from 'react'
import { emailCooldown, secondsUntil } from '../../../machines/limits.ts'
import type { Instant } from '../../../machines/member.ts'
import type { SetUpPosition } from '../../../machines/onboarding/set-up.ts'
import type { verifyEmailMachine } from '../../../machines/verify-email/verify-email-machine.ts'
import type { VerificationMessage } from '../../../machines/verify-email/verify-email-setup.ts'
import { failureText } from '../../copy/failures.ts'
import type { SendTo, SnapshotOf } from '../snapshot.ts'

/** Why the page waits for no email. */
export type VerificationEnd =
  | 'email unknown'
  | 'verified'
  | 'verified elsewhere'
  | 'over'
  | 'lost'
  | 'replaced'

export type VerifyEmailState = {
  email: string
  /** Which step of the set-up this is. */
  position?: SetUpPosition | null
  /** No verification email could be sent yet. */
  unsent?: boolean
  /** The result of the last press. */
  message: VerificationMessage | null
  checksDone: number
  checksTotal: number
  /** A check that the member has requested is in progress. */
  checking: boolean
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
  links: { login: ReactElement }
  onCheck(): void
  onResend(): void
  onWrongEmail(): void
  onRetrySignIn(): void
}

const verifiedStates = ['verified', 'redirected', 'left to the settings'] as const

/** Converts a snapshot of the verify-email machine to view props at the time `now` (epoch ms). */
export const toVerifyEmailProps = (
  snapshot: SnapshotOf<typeof verifyEmailMachine>,
  now: Instant,
): VerifyEmailState => {
  const { email, isUnsent, message, checks, maxChecks, resendAt, failure } = snapshot.context
  const hasSessionFailed = snapshot.matches({ verified: { session: 'failed' } })
  return {
    email,
    unsent: isUnsent,
    message,
    checksDone: checks,
    checksTotal: maxChecks,
    checking: snapshot.hasTag('checking'),
    stopped: snapshot.matches({ waiting: { polling: 'stopped' } }),
    resend: {
      busy: snapshot.hasTag('sending'),
      // The machine decides when the cooldown is over, which is later than the clock says if the clock was set forward.
      secondsLeft: resendAt === null ? 0 : Math.max(secondsUntil(resendAt, now, emailCooldown), 1),
    },
    verified: verifiedStates.some((state) => snapshot.matches(state)),
    withdrawing: snapshot.hasTag('withdrawing'),
    signInProblem: hasSessionFailed && failure ? failureText(failure, 'login') : undefined,
  }
}

/** Why the page waits for no email, or null if it does. */
export const endOf = (snapshot: SnapshotOf<typeof verifyEmailMachine>): VerificationEnd | null => {
  if (snapshot.matches('email unknown')) return 'email unknown'
  if (snapshot.matches('signed out')) return 'verified'
  return endedStates.find((ended) => snapshot.matches({ ended })) ?? null
}

const endedStates = ['verified elsewhere', 'over', 'lost', 'replaced'] as const

/** The handlers of the verify-email screen, which send events to its machine. */
export const verifyEmailHandlers = (
  send: SendTo<typeof verifyEmailMachine>,
): Pick<VerifyEmailScreenProps, 'onCheck' | 'onResend' | 'onWrongEmail' | 'onRetrySignIn'> => ({
  onCheck: () => send({ type: 'check requested' }),
  onResend: () => send({ type: 'resend requested' }),
  onWrongEmail: () => send({ type: 'withdrawal requested' }),
  onRetrySignIn: () => send({ type: 'retry requested' }),
})
