import { describe } from 'vitest'
import { accountsContract } from './identity-accounts.ts'
import { proofsContract } from './identity-proofs.ts'
import { sessionsContract } from './identity-sessions.ts'
import type { IdentityWorld } from './identity-world.ts'

/** What every identity port must do; `open` gives a service without accounts and a browser that remembers nobody. */
export const identityContract = (open: () => Promise<IdentityWorld>): void => {
  describe('accounts', () => accountsContract(open))
  describe('proofs', () => proofsContract(open))
  describe('sessions', () => sessionsContract(open))
}
