import { isRetryable } from './failure.ts'
import type { Database, Transaction } from './open.ts'

/**
 * Runs one transaction and retries it after a deadlock (PostgreSQL) or a serialization failure (distributed
 * engines). `work` must be safe to repeat.
 * Every change of a member's record must use this function, even a single statement: a statement that commits
 * by itself can reach the server after its request was answered with 503, and overwrite a later change.
 * In a transaction there is no COMMIT in that case, or its row lock delays the later change.
 */
export const transact = <Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> => retryConflicts(() => db.transaction(work))

/**
 * Runs a transaction, or a statement that commits by itself, up to four times. After a conflict the server has
 * rolled back all of it. An unknown outcome is no conflict and is not repeated.
 */
export const retryConflicts = async <Result>(attempt: () => Promise<Result>): Promise<Result> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (tries === 4 || !isRetryable(error)) throw error
    }
  }
}
