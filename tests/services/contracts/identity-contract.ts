import { describe } from 'vitest'
import { accountsContract } from './identity-accounts.ts'
import { reauthenticationContract } from './identity-reauthentication.ts'
import { sessionsContract } from './identity-sessions.ts'
import type { IdentityWorld } from './identity-world.ts'

/** The contract of every identity port. `open` provides a service without accounts and a browser without a sign-in. */
export const identityContract = (open: () => Promise<IdentityWorld>): void => {
  describe('accounts', () => accountsContract(open))
  describe('reauthentication', () => reauthenticationContract(open))
  describe('sessions', () => sessionsContract(open))
}
