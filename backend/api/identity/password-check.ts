import { z } from 'zod'
import type { ApiConfig } from '../config.ts'
import { Problem } from '../http/problems.ts'
import { refusalFrom } from './identity-refusal.ts'

/** Whether the password is this address's, and whose it is; rejects with `identity-unreachable`. */
export type PasswordCheck = (credentials: {
  email: string
  password: string
}) => Promise<{ uid: string } | 'wrong'>

/**
 * Asks the identity service's REST interface. Every refusal of the credentials reads 'wrong': an unknown
 * address, a wrong password, a disabled account and a throttled one must not be told apart. Every other
 * refusal is the operator's (a key that is not valid, a project without passwords): `identity-unreachable`,
 * whose cause names the code for the log.
 */
export const passwordCheck = (
  config: Pick<ApiConfig, 'tokens' | 'identityApiKey'>,
): PasswordCheck => {
  const key = encodeURIComponent(config.identityApiKey || 'emulator')
  const address = `${serviceOrigin(config)}/v1/accounts:signInWithPassword?key=${key}`
  return async ({ email, password }) => {
    const response = await ask(address, { email, password, returnSecureToken: true })
    const answer = await readJson(response)
    const owner = signedIn.safeParse(answer)
    if (response.status === 200 && owner.success) return { uid: owner.data.localId }
    const refusal = refusalFrom(response.status, answer)
    if (response.status === 400 && aboutCredentials.has(refusal.code)) return 'wrong'
    throw new Problem('identity-unreachable', { cause: refusal })
  }
}

const aboutCredentials: ReadonlySet<string> = new Set([
  'INVALID_LOGIN_CREDENTIALS',
  'INVALID_PASSWORD',
  'EMAIL_NOT_FOUND',
  'INVALID_EMAIL',
  'USER_DISABLED',
  'MISSING_PASSWORD',
  // Only an account that exists is throttled: an answer of its own would say so.
  'TOO_MANY_ATTEMPTS_TRY_LATER',
])

const timeLimit = 5000

const ask = async (address: string, body: unknown): Promise<Response> => {
  try {
    return await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeLimit),
    })
  } catch (error) {
    throw new Problem('identity-unreachable', { cause: error })
  }
}

const readJson = async (response: Response): Promise<unknown> => {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

const serviceOrigin = ({ tokens }: Pick<ApiConfig, 'tokens'>): string =>
  tokens.kind === 'emulator'
    ? `http://${tokens.host}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com'

const signedIn = z.object({ localId: z.string().min(1) })
