import { z } from 'zod'
import type { ApiConfig } from '../config.ts'
import { Problem } from '../http/problems.ts'
import { rejectionFrom } from './identity-rejection.ts'
import { createRestClient } from './rest-interface.ts'

/** Resolves with the uid of the email and password, or 'wrong'. Rejects with `identity-unreachable`. */
export type PasswordCheck = (credentials: {
  email: string
  password: string
}) => Promise<{ uid: string } | 'wrong'>

/**
 * Creates a password check that uses the identity service's REST API. Every rejection of the credentials
 * becomes 'wrong', so that an unknown email, a wrong password, a disabled account and a throttled one cannot
 * be distinguished. Every other rejection concerns the operator (an invalid key, a project without passwords)
 * and becomes `identity-unreachable`, whose cause has the code for the log.
 */
export const createPasswordCheck = (
  config: Pick<ApiConfig, 'tokens' | 'identityApiKey'>,
): PasswordCheck => {
  const call = createRestClient(config)
  return async ({ email, password }) => {
    const { status, body } = await call('signInWithPassword', {
      ...{ email, password },
      returnSecureToken: true,
    })
    const owner = signedIn.safeParse(body)
    if (status === 200 && owner.success) return { uid: owner.data.localId }
    const rejection = rejectionFrom(status, body)
    if (status === 400 && credentialCodes.has(rejection.code)) return 'wrong'
    throw new Problem('identity-unreachable', { cause: rejection })
  }
}

const credentialCodes: ReadonlySet<string> = new Set([
  'INVALID_LOGIN_CREDENTIALS',
  'INVALID_PASSWORD',
  'EMAIL_NOT_FOUND',
  'INVALID_EMAIL',
  'USER_DISABLED',
  'MISSING_PASSWORD',
  // Only existing accounts are throttled, so a distinct response would reveal that the account exists.
  'TOO_MANY_ATTEMPTS_TRY_LATER',
])

const signedIn = z.object({ localId: z.string().min(1) })
