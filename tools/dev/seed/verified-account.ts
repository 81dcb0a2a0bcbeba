import { z } from 'zod'
import { anyResponse, RequestError, sendRequest } from './requests.ts'

/** A signed-in account of the Auth emulator. */
export type Account = { localId: string; idToken: string }

/**
 * Returns the verified account with this email and name, and creates it if necessary. The emulator's admin API verifies
 * it, so that the mailbox does not fill with verification emails.
 */
export const verifiedAccount = async (
  emulator: { url: string; projectId: string },
  { email, password, displayName }: { email: string; password: string; displayName: string },
  register: (account: Account) => Promise<void>,
): Promise<Account> => {
  const accounts = `${emulator.url}/identitytoolkit.googleapis.com/v1`
  const credentials = { email, password, returnSecureToken: true }
  const signIn = () =>
    sendRequest(`${accounts}/accounts:signInWithPassword?key=local`, { body: credentials }, account)
  const signUp = () =>
    sendRequest(`${accounts}/accounts:signUp?key=local`, { body: credentials }, account)

  const signedUp = await signUp().catch((error: unknown) => {
    const exists = error instanceof RequestError && error.body.includes('EMAIL_EXISTS')
    return exists ? signIn() : Promise.reject(error)
  })
  await register(signedUp)
  await sendRequest(
    `${accounts}/projects/${emulator.projectId}/accounts:update`,
    { token: 'owner', body: { localId: signedUp.localId, emailVerified: true, displayName } },
    anyResponse,
  )
  // Sign in again, because the token contains whether the email is verified.
  return signIn()
}

const account = z.object({ localId: z.string(), idToken: z.string() })
