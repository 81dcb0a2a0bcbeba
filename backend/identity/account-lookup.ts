import { z } from 'zod'
import type { ApiConfig } from '../config.ts'
import { comparableEmail } from '../fields/identity-fields.ts'
import { Problem } from '../http/problems.ts'
import type { Caller } from './caller.ts'
import { rejectionFrom } from './identity-rejection.ts'
import { createRestClient } from './rest-interface.ts'

/** An account at the identity service. Times are in epoch milliseconds, emails in lower case, '' without one. */
export type IdentityAccount = {
  email: string
  createdAt: number
  /** Null if it never had a password. It remains when the service removes the password. */
  passwordUpdatedAt: number | null
  /** The ways to sign in to it: 'password', 'google.com', 'apple.com', each with the email of its own account. */
  providers: readonly { id: string; email: string }[]
}

/**
 * Resolves with the account of a caller. Rejects with `invalid-token` if the identity service has revoked the token,
 * which our own check cannot detect, and with `identity-unreachable` if there is no answer.
 */
export type AccountLookup = (caller: Pick<Caller, 'uid' | 'token'>) => Promise<IdentityAccount>

/** Creates a lookup that asks the identity service with the caller's own token (decision 0046). */
export const createAccountLookup = (
  config: Pick<ApiConfig, 'tokens' | 'identityApiKey'>,
): AccountLookup => {
  const call = createRestClient(config)
  return async ({ uid, token }) => {
    const { status, body } = await call('lookup', { idToken: token })
    const found = accounts.safeParse(body)
    const account = found.data?.users.find(({ localId }) => localId === uid)
    if (status === 200 && account) {
      const { email, createdAt, passwordUpdatedAt, providerUserInfo } = account
      return {
        ...{ email, createdAt, passwordUpdatedAt: passwordUpdatedAt ?? null },
        providers: providerUserInfo.map(({ providerId, ...own }) => ({
          id: providerId,
          email: own.email,
        })),
      }
    }
    const rejection = rejectionFrom(status, body)
    if (status === 400 && tokenCodes.has(rejection.code)) throw new Problem('invalid-token')
    throw new Problem('identity-unreachable', { cause: rejection })
  }
}

/** Asks at most once for a request: every request has its own caller. */
export const oncePerCaller = (lookUp: AccountLookup): AccountLookup => {
  const answers = new WeakMap<object, Promise<IdentityAccount>>()
  return (caller) => {
    const answer = answers.get(caller) ?? lookUp(caller)
    answers.set(caller, answer)
    return answer
  }
}

const tokenCodes: ReadonlySet<string> = new Set([
  'TOKEN_EXPIRED',
  'INVALID_ID_TOKEN',
  'USER_NOT_FOUND',
  'USER_DISABLED',
  'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
])

const email = z.string().default('').transform(comparableEmail)

/** The service sends one of the times as a string. */
const accounts = z.object({
  users: z.array(
    z.object({
      localId: z.string(),
      email,
      createdAt: z.coerce.number().positive(),
      passwordUpdatedAt: z.coerce.number().positive().optional(),
      providerUserInfo: z.array(z.object({ providerId: z.string(), email })).default([]),
    }),
  ),
})
