import { z } from 'zod'
import type { ApiConfig } from '../config.ts'
import { Problem } from '../http/problems.ts'

/** Whether the password is this address's, and whose it is; rejects with `identity-unreachable`. */
export type PasswordCheck = (credentials: {
  email: string
  password: string
}) => Promise<{ uid: string } | 'wrong'>

/**
 * Asks the identity service's REST interface. Every refusal reads 'wrong': an unknown address, a
 * wrong password, a disabled account and a throttled one must not be told apart.
 */
export const passwordCheck = (
  config: Pick<ApiConfig, 'tokens' | 'identityApiKey'>,
): PasswordCheck => {
  const key = encodeURIComponent(config.identityApiKey || 'emulator')
  const address = `${serviceOrigin(config)}/v1/accounts:signInWithPassword?key=${key}`
  return async ({ email, password }) => {
    const response = await ask(address, { email, password, returnSecureToken: true })
    if (response.status === 400) return 'wrong'
    const answer = signedIn.safeParse(await readJson(response))
    if (response.status !== 200 || !answer.success) throw new Problem('identity-unreachable')
    return { uid: answer.data.localId }
  }
}

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
