import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { applyMigration, migrationsFolder, pendingMigrations } from './apply-migration.ts'
import { isLockTimeout, isRetryable } from './failure.ts'

/** How long a migration may block other sessions, in ms. */
export type MigrationLimits = {
  /** The wait for one lock. Other sessions that need the table queue behind the migration for that time. */
  lock: number
  /** The pause between two attempts, in which the other sessions continue. */
  pause: number
  /** All attempts together. */
  total: number
}

const defaultLimits: MigrationLimits = { lock: 1000, pause: 2000, total: 300_000 }

/**
 * Migrates a PostgreSQL database to the newest migration, each migration in a transaction of its own, unless it creates an
 * index concurrently. Does nothing, and locks nothing, if it is up to date. If another session holds a lock that a
 * migration needs, it rolls back, logs a warning and tries again. Rejects with a message after `limits.total`.
 */
export const migratePostgres = async (
  connectionString: string,
  {
    log,
    folder = migrationsFolder,
    limits = defaultLimits,
  }: { log: Logger; folder?: string; limits?: MigrationLimits },
): Promise<void> => {
  const client = await connect(connectionString)
  const query = (statement: string, values?: unknown[]) => client.query(statement, values)
  try {
    if ((await pendingMigrations(query, folder)).length === 0) return
    // Another connection holds the migration lock until the last migration has ended. It has no snapshot and no lock on a
    // table, so an index that is created concurrently does not wait for it.
    const holder = await connect(connectionString)
    try {
      const retry = lockRetries(log, limits)
      await retry('another instance that migrates', holder, () => lockMigrations(holder, limits))
      for (const migration of await pendingMigrations(query, folder)) {
        const step = () => applyMigration(query, migration, () => begin(client, limits))
        await retry('a table', client, step)
      }
      await holder.query('commit')
    } finally {
      await holder.end()
    }
  } finally {
    await client.end()
  }
}

const connect = async (connectionString: string): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'trellis-migration',
  })
  // A connection lost between two statements fails the next statement. The event must not crash the process.
  client.on('error', () => {})
  await client.connect()
  return client
}

const begin = async (client: pg.Client, limits: MigrationLimits): Promise<void> => {
  await client.query('begin')
  // The timeouts of the role or of a pooled session are meant for requests. A large table takes longer.
  await client.query('set local statement_timeout = 0')
  await client.query('set local idle_in_transaction_session_timeout = 0')
  await client.query(`set local lock_timeout = ${limits.lock}`)
}

/** Instances that start together migrate one after the other. */
const lockMigrations = async (client: pg.Client, limits: MigrationLimits): Promise<void> => {
  await begin(client, limits)
  // A transaction lock: a session lock would remain on a connection that PgBouncer shares. A statement with parameters
  // would keep its snapshot.
  await client.query(`select pg_advisory_xact_lock(${migrationLock})`)
}

/** Repeats a step, after a rollback and a pause, while another session holds a lock that it needs. */
const lockRetries = (log: Logger, limits: MigrationLimits) => {
  const startedAt = performance.now()
  return async (waitsFor: string, client: pg.Client, step: () => Promise<void>): Promise<void> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await step()
      } catch (error) {
        const isUndone = await client.query('rollback').then(
          () => true,
          () => false,
        )
        if (!isUndone || (!isLockTimeout(error) && !isRetryable(error))) throw error
        const milliseconds = Math.round(performance.now() - startedAt)
        if (milliseconds >= limits.total) {
          throw new Error(timeoutMessage(milliseconds), { cause: error })
        }
        log.warn({ kind: 'migration', waitsFor, tries, milliseconds }, 'migration waits for a lock')
        await wait(limits.pause)
      }
    }
  }
}

const timeoutMessage = (milliseconds: number): string =>
  `The migration gave up after ${Math.round(milliseconds / 1000)} s: another session holds a lock that it needs. Look for long transactions in pg_stat_activity, then start again.`

const migrationLock = 7_388_201_994
