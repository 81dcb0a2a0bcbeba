import { z } from 'zod'
import type { ApiConfig } from '../config.ts'
import { Problem } from '../http/problems.ts'
import type { Caller } from './caller.ts'
import { rejectionFrom } from './identity-rejection.ts'
import { createRestClient } from './rest-interface.ts'

/**
 * Whether the password of the caller's identity was changed after the identity was created (decision 0046).
 * Rejects with `invalid-token` if the identity service has revoked the token, which our own check cannot detect,
 * and with `identity-unreachable` if there is no answer.
 */
export type PasswordChangeCheck = (caller: Pick<Caller, 'uid' | 'token'>) => Promise<boolean>

/**
 * Creates a check that asks the identity service with the caller's own token. It compares with the creation of the
 * identity, not with our registration, because a stranger with a valid token could register again after the owner's
 * reset.
 */
export const createPasswordHistory = (
  config: Pick<ApiConfig, 'tokens' | 'identityApiKey'>,
): PasswordChangeCheck => {
  const call = createRestClient(config)
  return async ({ uid, token }) => {
    const { status, body } = await call('lookup', { idToken: token })
    const found = accounts.safeParse(body)
    const account = found.data?.users.find(({ localId }) => localId === uid)
    if (status === 200 && account) {
      return account.passwordUpdatedAt - account.createdAt > maxSignUpDuration
    }
    const rejection = rejectionFrom(status, body)
    if (status === 400 && tokenCodes.has(rejection.code)) throw new Problem('invalid-token')
    throw new Problem('identity-unreachable', { cause: rejection })
  }
}

/**
 * Milliseconds between the two timestamps of one sign-up, which the service writes in the same request. A reset takes
 * longer, because its email has to arrive first.
 */
const maxSignUpDuration = 2000

const tokenCodes: ReadonlySet<string> = new Set([
  'TOKEN_EXPIRED',
  'INVALID_ID_TOKEN',
  'USER_NOT_FOUND',
  'USER_DISABLED',
  'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
])

/** Both times in epoch milliseconds. The service sends one of them as a string. */
const accounts = z.object({
  users: z.array(
    z.object({
      localId: z.string(),
      createdAt: z.coerce.number().positive(),
      passwordUpdatedAt: z.coerce.number().positive(),
    }),
  ),
})
