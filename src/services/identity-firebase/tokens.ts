import { getIdToken, type User } from 'firebase/auth'
import { ServiceFailure } from '../../../machines/failure.ts'
import { withinDeadline } from '../deadline.ts'
import { createSingleFlight } from '../single-flight.ts'
import type { Timers } from '../timers.ts'
import { codeOf, type Meanings } from './firebase-failures.ts'
import { sessionEnded } from './session-ended.ts'

/** The bearer tokens of one page. */
export type Tokens = {
  /**
   * Rejects 'session expired' when the service refuses this member a token, 'too many requests', and
   * 'unreachable' for everything else: only a refusal may end a session.
   */
  of(user: User, options: { fresh: boolean }): Promise<string>
}

/**
 * The library sends one refresh for every caller (20 for 20), so the callers share here, by member. A
 * caller content with the token at hand joins a refresh under way, which brings a better one.
 */
export const createTokens = ({
  timers,
  milliseconds,
}: {
  timers: Timers
  milliseconds: number
}): Tokens => {
  const refreshes = createSingleFlight<string>()
  const reads = createSingleFlight<string>()
  const ask = (user: User, fresh: boolean) =>
    withinDeadline(() => getIdToken(user, fresh), { timers, milliseconds }).then(
      usable,
      refusedOrUnreachable,
    )
  return {
    of: (user, { fresh }) =>
      fresh
        ? refreshes.join(user.uid, () => ask(user, true))
        : (refreshes.underWay(user.uid) ?? reads.join(user.uid, () => ask(user, false))),
  }
}

/** The types promise a text, but an empty answer of the service arrives here as well. */
const usable = (token: unknown): string => {
  if (typeof token !== 'string' || token === '') throw new ServiceFailure({ kind: 'unreachable' })
  return token
}

const refusedOrUnreachable = (error: unknown): never => {
  throw new ServiceFailure({ kind: meanings.get(codeOf(error) ?? '') ?? 'unreachable' })
}

const meanings: Meanings = new Map([
  ...sessionEnded,
  ['auth/invalid-grant-type', 'session expired'],
  ['auth/missing-refresh-token', 'session expired'],
  ['auth/user-disabled', 'session expired'],
  ['auth/quota-exceeded', 'too many requests'],
  ['auth/too-many-requests', 'too many requests'],
])
