import { z } from 'zod'
import type { ApiConfig } from '../config.ts'
import { serviceEmail } from '../fields/identity-fields.ts'
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
  /** Of any sign-in; `providers` names the account of that one. */
  lastSignInAt: number
  /** The service has ended every sign-in before this whole second; 0 if it never did. */
  validSince: number
  /** The ways to sign in to it: `password`, `google.com`, `apple.com`, each with its account, as in `Caller`, and its email. */
  providers: readonly { id: string; account: string; email: string }[]
}

/**
 * Resolves with the account of a caller. Rejects with `invalid-token` if the identity service has revoked the token,
 * which our own check cannot detect, and with `identity-unreachable` if there is no answer.
 */
export type AccountLookup = (caller: Pick<Caller, 'uid' | 'token'>) => Promise<IdentityAccount>

/** Creates a lookup that asks the identity service with the caller's own token (decision 0045). */
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
        ...{ lastSignInAt: account.lastLoginAt, validSince: account.validSince * 1000 },
        providers: providerUserInfo.map(({ providerId: id, rawId, ...own }) => ({
          ...{ id, email: own.email },
          account: id === 'password' ? id : `${id} ${rawId}`,
        })),
      }
    }
    const rejection = rejectionFrom(status, body)
    if (status === 400 && tokenCodes.has(rejection.code)) throw new Problem('invalid-token')
    throw new Problem('identity-unreachable', { cause: rejection })
  }
}

/**
 * Asks once a minute for a token, whatever the answer, and at most 20 times a minute for a uid: a refused caller can
 * repeat its request, and can refresh its token. A new sign-in has a new token, so its account is looked up. Rejects with
 * `too-many-requests`. An answer that the service did not give is not repeated.
 */
export const cachedForAMinute = (lookUp: AccountLookup, now: () => number): AccountLookup => {
  const minutes = new Map<string, { endsAt: number; answers: Map<string, Answer> }>()
  const minuteOf = (uid: string) => {
    const current = minutes.get(uid)
    if (current && now() < current.endsAt) return current
    if (minutes.size >= maxUids) minutes.clear()
    const minute = { endsAt: now() + 60_000, answers: new Map<string, Answer>() }
    minutes.set(uid, minute)
    return minute
  }
  return async (caller) => {
    const { endsAt, answers } = minuteOf(caller.uid)
    const sameAnswer = answers.get(caller.token)
    if (sameAnswer) return sameAnswer
    if (answers.size >= maxLookups)
      throw new Problem('too-many-requests', { retryAfter: Math.ceil((endsAt - now()) / 1000) })
    const answer = lookUp(caller)
    answers.set(caller.token, answer)
    return answer.catch((error: unknown) => {
      if (!(error instanceof Problem && error.code === 'invalid-token'))
        answers.delete(caller.token)
      throw error
    })
  }
}

type Answer = Promise<IdentityAccount>

/** Lookups of a uid in a minute, on one instance. A member who signs in needs one. */
const maxLookups = 20

/** At most 2000 tokens of one kilobyte for each hundred. Without its entry a uid is only looked up once more. */
const maxUids = 1000

const tokenCodes: ReadonlySet<string> = new Set([
  'TOKEN_EXPIRED',
  'INVALID_ID_TOKEN',
  'USER_NOT_FOUND',
  'USER_DISABLED',
  'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
])

const email = z.string().default('').transform(serviceEmail)

/** The service sends one of the times as a string. */
const accounts = z.object({
  users: z.array(
    z.object({
      localId: z.string(),
      email,
      createdAt: z.coerce.number().positive(),
      passwordUpdatedAt: z.coerce.number().positive().optional(),
      lastLoginAt: z.coerce.number().positive(),
      validSince: z.coerce.number().nonnegative().default(0),
      providerUserInfo: z
        .array(z.object({ providerId: z.string(), rawId: z.string().default(''), email }))
        .default([]),
    }),
  ),
})
