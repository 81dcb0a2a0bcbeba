import { z } from 'zod'
import { anyAnswer, CallFailed, call } from './calls.ts'

/** An account of the Auth emulator, signed in. */
export type Account = { localId: string; idToken: string }

/**
 * The account of this address, made when there is none, verified and named. It is verified by the
 * emulator's administration, so that the mailbox is not filled with mails that nobody waits for.
 */
export const verifiedAccount = async (
  emulator: { address: string; projectId: string },
  { email, password, displayName }: { email: string; password: string; displayName: string },
  register: (account: Account) => Promise<void>,
): Promise<Account> => {
  const accounts = `${emulator.address}/identitytoolkit.googleapis.com/v1`
  const credentials = { email, password, returnSecureToken: true }
  const signIn = () =>
    call(`${accounts}/accounts:signInWithPassword?key=local`, { body: credentials }, account)
  const signUp = () => call(`${accounts}/accounts:signUp?key=local`, { body: credentials }, account)

  const signedUp = await signUp().catch((error: unknown) => {
    const exists = error instanceof CallFailed && error.answer.includes('EMAIL_EXISTS')
    return exists ? signIn() : Promise.reject(error)
  })
  await register(signedUp)
  await call(
    `${accounts}/projects/${emulator.projectId}/accounts:update`,
    { token: 'owner', body: { localId: signedUp.localId, emailVerified: true, displayName } },
    anyAnswer,
  )
  // Signed in anew, because the token says whether the address is verified.
  return signIn()
}

const account = z.object({ localId: z.string(), idToken: z.string() })
