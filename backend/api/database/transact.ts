import { isWorthRepeating } from './failure.ts'
import type { Database, Transaction } from './open.ts'

/**
 * Runs one transaction, again when the engine asks for it: PostgreSQL after a deadlock,
 * a distributed engine after a serialization failure. `work` must be safe to repeat.
 */
export const transact = async <Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (tries === 4 || !isWorthRepeating(error)) throw error
    }
  }
}
