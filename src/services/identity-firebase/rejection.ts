import type { User } from 'firebase/auth'
import type { Identity } from '../../../machines/ports.ts'
import { withinDeadline } from '../deadline.ts'
import { firebaseApiKey } from '../firebase-app.ts'
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
    const response = await fetch(
      `${authServices().identity}/v1/accounts:lookup?key=${firebaseApiKey}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ idToken: tokenOf(user) }),
        signal,
      },
    )
    const answer = await response.text()
    if (answer.includes('TOKEN_EXPIRED')) return 'revoked'
    return /USER_(NOT_FOUND|DISABLED)/.test(answer) ? 'gone' : 'unknown'
  }, options).catch(ignoreMissingAnswer)

const ignoreMissingAnswer = (): Rejection => 'unknown'
