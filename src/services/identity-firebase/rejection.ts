import type { User } from 'firebase/auth'
import type { Identity } from '../../../machines/ports.ts'
import { withinDeadline } from '../deadline.ts'
import { firebaseApiKey } from '../firebase-app.ts'
import { sendJson } from '../http.ts'
import type { Timers } from '../timers.ts'
import { authServices } from './auth-services.ts'
import { tokenOf } from './snapshot.ts'

type Rejection = Awaited<ReturnType<Identity['rejection']>>

/**
 * Asks the service why it has rejected the token of a user. The library has one error code for a deleted account and for
 * revoked tokens.
 */
export const rejectionOf = (
  user: User,
  options: { timers: Timers; milliseconds: number },
): Promise<Rejection> =>
  withinDeadline(async (signal): Promise<Rejection> => {
    const url = `${authServices().identity}/v1/accounts:lookup?key=${firebaseApiKey}`
    const lookup = { url, method: 'POST', headers: {}, body: { idToken: tokenOf(user) } } as const
    const answer = JSON.stringify((await sendJson(lookup, signal)).body ?? null)
    if (answer.includes('TOKEN_EXPIRED')) return 'revoked'
    return /USER_(NOT_FOUND|DISABLED)/.test(answer) ? 'gone' : 'unknown'
  }, options).catch(ignoreMissingAnswer)

const ignoreMissingAnswer = (): Rejection => 'unknown'
