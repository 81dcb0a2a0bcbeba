import { getIdToken, type User } from 'firebase/auth'
import { ServiceFailure } from '../../../machines/failure.ts'
import type { Identity } from '../../../machines/ports.ts'
import { createSafeStorage } from '../browser-storage/safe-storage.ts'
import { codeOf, firebaseApiKey } from '../firebase-app.ts'
import { sendJson } from '../http.ts'
import { type Timers, withinDeadline } from '../timers.ts'
import { parseJson } from '../unknown-data.ts'
import { authServices, storedUnder } from './auth-services.ts'
import { type CodeErrorMap, sessionEnded } from './firebase-failures.ts'
import { tokenIn } from './snapshot.ts'

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

/** Parallel callers for the same key share one promise. */
type SingleFlight<Value> = {
  /** Starts `task`, or returns the promise that is in flight for this key. */
  join(key: string, task: () => Promise<Value>): Promise<Value>
  /** The promise that is in flight for this key. */
  inFlight(key: string): Promise<Value> | undefined
}

/** A flight ends only when its task settles, so the task needs a deadline. */
export const createSingleFlight = <Value>(): SingleFlight<Value> => {
  const flights = new Map<string, Promise<Value>>()
  return {
    join: (key, task) => {
      const running = flights.get(key)
      if (running) return running
      const flight = task().finally(() => flights.delete(key))
      flights.set(key, flight)
      return flight
    },
    inFlight: (key) => flights.get(key),
  }
}

type Rejection = Awaited<ReturnType<Identity['rejection']>>

/** The token of the identity that the library has stored in this browser; empty if there is none. */
export const storedToken = (appName: string): string =>
  tokenIn(parseJson(createSafeStorage(() => localStorage).get(storedUnder(appName)) ?? ''))

/**
 * Asks the service why it has rejected a token. The library has one error code for a deleted account and for revoked
 * tokens.
 */
export const rejectionOf = (
  token: string,
  options: { timers: Timers; milliseconds: number },
): Promise<Rejection> =>
  withinDeadline(async (signal): Promise<Rejection> => {
    const url = `${authServices().identity}/v1/accounts:lookup?key=${firebaseApiKey}`
    const lookup = { url, method: 'POST', headers: {}, body: { idToken: token } } as const
    const { status, body } = await sendJson(lookup, signal)
    const answer = status < 400 ? '' : JSON.stringify(body ?? null)
    if (answer.includes('TOKEN_EXPIRED')) return 'revoked'
    return /USER_(NOT_FOUND|DISABLED)/.test(answer) ? 'gone' : 'unknown'
  }, options).catch(ignoreMissingAnswer)

const ignoreMissingAnswer = (): Rejection => 'unknown'
