import type pg from 'pg'
import { begin, currentDeadline } from './deadline.ts'
import { isRetryable, isUnreachable } from './failure.ts'
import type { Transaction } from './open.ts'

/** The clients for transactions, and the query builder for a client. */
export type TransactionHost = {
  connect(): Promise<pg.PoolClient>
  queriesOn(client: pg.PoolClient): Transaction
}

/**
 * Runs `work` between BEGIN and COMMIT on its own client. The client returns to the pool only after the
 * server confirmed COMMIT or ROLLBACK. Otherwise it is destroyed: it may still be inside the transaction,
 * and the writes of a later request on it would be rolled back after they were acknowledged.
 * Rejects with the error of `work`, even if the rollback fails. If COMMIT itself fails, the outcome is
 * unknown. The request's deadline destroys the client at any point.
 */
export const runTransaction = async <Result>(
  host: TransactionHost,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> => {
  const deadline = currentDeadline()
  deadline?.throwIfAborted()
  const client = await host.connect()
  const release = releaseOnce(client)
  const destroy = () => release({ destroy: true })
  deadline?.addEventListener('abort', destroy)
  try {
    begin()
    await client.query('begin')
    const result = await work(host.queriesOn(client))
    await commit(client)
    release({ destroy: false })
    return result
  } catch (error) {
    release({ destroy: !(await isRolledBack(client, error)) })
    throw error
  } finally {
    deadline?.removeEventListener('abort', destroy)
  }
}

/** If an earlier statement failed, PostgreSQL answers COMMIT with ROLLBACK and without an error. */
const commit = async (client: pg.PoolClient): Promise<void> => {
  const { command } = await client.query('commit')
  if (command !== 'COMMIT') throw new Error('The server rolled back instead of committing.')
}

/** A lost or stalled connection would not answer ROLLBACK either, so none is sent. */
const isRolledBack = async (client: pg.PoolClient, error: unknown): Promise<boolean> => {
  if (isUnreachable(error) && !isRetryable(error)) return false
  try {
    await client.query('rollback')
    return client.getTransactionStatus() === 'I'
  } catch {
    return false
  }
}

/** Ignores the second release. The deadline and the transaction may both release, and the pool throws on the second. */
const releaseOnce = (client: pg.PoolClient) => {
  let released = false
  return ({ destroy }: { destroy: boolean }): void => {
    if (released) return
    released = true
    client.release(destroy)
  }
}
