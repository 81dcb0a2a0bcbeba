import type { Instant } from '../../../machines/member.ts'
import type { verifyEmailMachine } from '../../../machines/verify-email/verify-email-machine.ts'
import { failureText } from '../../copy/failures.ts'
import type { SnapshotOf } from '../snapshot.ts'
import type { VerifyEmailState } from './verify-email-props.ts'

/** What the verify-email screen shows of its machine at the moment `now` (epoch ms). */
export const verifyEmailPropsOf = (
  snapshot: SnapshotOf<typeof verifyEmailMachine>,
  now: Instant,
): VerifyEmailState => {
  const { email, message, checks, maxChecks, nextCheckAt, resendFrom, failure } = snapshot.context
  const looking = snapshot.matches({ waiting: { polling: 'looking' } })
  const refused = snapshot.matches({ verified: { session: 'refused' } })
  return {
    email,
    message,
    checksDone: checks,
    checksTotal: maxChecks,
    checking: snapshot.hasTag('checking'),
    nextCheckInSeconds: looking ? null : secondsUntil(nextCheckAt, now, 10),
    stopped: snapshot.matches({ waiting: { polling: 'stopped' } }),
    resend: {
      busy: snapshot.hasTag('sending'),
      secondsLeft: secondsUntil(resendFrom, now, 60) ?? 0,
    },
    verified: snapshot.matches('verified') || snapshot.matches('redirected'),
    withdrawing: snapshot.hasTag('withdrawing'),
    entryProblem: refused && failure ? failureText(failure) : undefined,
  }
}

/** Whole seconds left, never more than `longest`, however the clock jumps. */
const secondsUntil = (moment: Instant | null, now: Instant, longest: number): number | null =>
  moment === null ? null : Math.min(Math.max(Math.ceil((moment - now) / 1000), 0), longest)
