import { setTimeout as wait } from 'node:timers/promises'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import type { Logger } from 'pino'
import { isLockTimeout, isRetryable } from './failure.ts'
import { migrationsFolder } from './migrations-folder.ts'

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
 * Migrates a PostgreSQL database to the newest migration, in one transaction. Does nothing, and locks
 * nothing, if it is up to date. If another session holds a lock that it needs, it rolls back, logs a warning
 * and tries again. Rejects with a message after `limits.total`.
 */
export const migratePostgres = async (
  connectionString: string,
  {
    log,
    folder = migrationsFolder,
    limits = defaultLimits,
  }: { log: Logger; folder?: string; limits?: MigrationLimits },
): Promise<void> => {
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
  try {
    const migrations = readMigrationFiles({ migrationsFolder: folder })
    if ((await pendingOf(client, migrations)).length === 0) return
    const retry = lockRetries(client, log, limits)
    await retry('another instance that migrates', 'rollback', () => begin(client, limits))
    // A savepoint, so that this instance keeps the migration lock between its attempts. Otherwise the other
    // instances would try as well and block the table's writers in the pauses.
    await client.query('savepoint before_migrations')
    await retry('a table', 'rollback to savepoint before_migrations', () =>
      apply(client, migrations),
    )
    await client.query('commit')
  } finally {
    await client.end()
  }
}

/** Instances that start together migrate one after the other. */
const begin = async (client: pg.Client, limits: MigrationLimits): Promise<void> => {
  await client.query('begin')
  // The timeouts of the role or of a pooled session are meant for requests. A large table takes longer.
  await client.query('set local statement_timeout = 0')
  await client.query('set local idle_in_transaction_session_timeout = 0')
  await client.query(`set local lock_timeout = ${limits.lock}`)
  // A transaction lock: a session lock would remain on a connection that PgBouncer shares.
  await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
}

const apply = async (client: pg.Client, migrations: readonly MigrationMeta[]): Promise<void> => {
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  for (const { sql, hash, folderMillis } of await pendingOf(client, migrations)) {
    for (const statement of sql) await client.query(statement)
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    )
  }
}

/** Repeats a step, after `undo` and a pause, while another session holds a lock that it needs. */
const lockRetries = (client: pg.Client, log: Logger, limits: MigrationLimits) => {
  const startedAt = performance.now()
  return async (waitsFor: string, undo: string, step: () => Promise<void>): Promise<void> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await step()
      } catch (error) {
        const isUndone = await client.query(undo).then(
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

/** The migrations that are not applied yet, from drizzle-kit's own table, so that its tools still work. */
const pendingOf = async (
  client: pg.Client,
  migrations: readonly MigrationMeta[],
): Promise<readonly MigrationMeta[]> => {
  const { rows } = await client.query<{ known: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
  )
  if (!rows[0]?.known) return migrations
  const newest = await client.query<{ at: string }>(
    'select coalesce(max(created_at), 0) as at from drizzle.__drizzle_migrations',
  )
  return migrations.filter(({ folderMillis }) => folderMillis > Number(newest.rows[0]?.at ?? 0))
}

const timeoutMessage = (milliseconds: number): string =>
  `The migration gave up after ${Math.round(milliseconds / 1000)} s: another session holds a lock that it needs. Look for long transactions in pg_stat_activity, then start again.`

const migrationLock = 7_388_201_994
