import { getIdToken, type User } from 'firebase/auth'
import { ServiceFailure } from '../../../machines/failure.ts'
import { withinDeadline } from '../deadline.ts'
import { codeOf } from '../firebase-app.ts'
import { createSingleFlight } from '../single-flight.ts'
import type { Timers } from '../timers.ts'
import { type CodeErrorMap, sessionEnded } from './firebase-failures.ts'

/** The bearer tokens of a page. */
export type Tokens = {
  /**
   * Rejects 'session expired' if the service refuses a token, 'too many requests', and 'unreachable' for any other
   * failure, because only a refused token may end a session.
   */
  of(user: User, options: { fresh: boolean }): Promise<string>
}

/**
 * Shares parallel requests for a token, by member, because the library would send one refresh per caller. A caller that
 * does not need a fresh token also joins a refresh in progress, which returns a newer one.
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
  const request = (user: User, fresh: boolean) =>
    withinDeadline(() => getIdToken(user, fresh), { timers, milliseconds }).then(
      usable,
      refusedOrUnreachable,
    )
  return {
    of: (user, { fresh }) =>
      fresh
        ? refreshes.join(user.uid, () => request(user, true))
        : (refreshes.inFlight(user.uid) ?? reads.join(user.uid, () => request(user, false))),
  }
}

/** The type is a string, but an empty response of the service results in another value. */
const usable = (token: unknown): string => {
  if (typeof token !== 'string' || token === '') throw new ServiceFailure({ kind: 'unreachable' })
  return token
}

const refusedOrUnreachable = (error: unknown): never => {
  throw new ServiceFailure({ kind: errorMap.get(codeOf(error) ?? '') ?? 'unreachable' })
}

const errorMap: CodeErrorMap = new Map([
  ...sessionEnded,
  ['auth/invalid-grant-type', 'session expired'],
  ['auth/missing-refresh-token', 'session expired'],
  ['auth/user-disabled', 'session expired'],
  ['auth/quota-exceeded', 'too many requests'],
  ['auth/too-many-requests', 'too many requests'],
])
