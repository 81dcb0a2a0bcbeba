import { readFileSync } from 'node:fs'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Logger } from 'pino'
import { createLog } from '../log.ts'
import type { PostgresLimits } from './open-postgres.ts'
import type * as schema from './schema.ts'

/** The queries that are possible in a transaction, on either engine. */
export type Transaction = Omit<PgDatabase<PgQueryResultHKT, typeof schema>, 'transaction'>

/** The database of the API. A statement outside a transaction commits by itself. */
export type Database = Transaction & {
  /** Runs `work` once, in one transaction. See `transact` for conflicts. Transactions do not nest. */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>
}

export type OpenDatabase = {
  db: Database
  /** The current use of the pool; absent without a pool. */
  connections?: () => ConnectionCounts
  close(): Promise<void>
}

/** Connections in use, idle connections, and requests that wait for a connection. */
export type ConnectionCounts = { inUse: number; idle: number; waiting: number }

/** Which database to open. */
export type DatabaseSettings = {
  /** A PostgreSQL URL; '' or absent means the embedded database. */
  databaseUrl?: string
  /** A file whose content replaces `databaseUrl` for each new connection; '' or absent if there is none. */
  databaseUrlFile?: string
  /** The folder of the embedded database; `memory://` means in memory. */
  dataDir?: string
  /** The maximum number of connections of one instance to a PostgreSQL server. */
  databasePoolSize?: number
  /** The default is that of requests. */
  timeouts?: PostgresLimits
}

/** Returns the current PostgreSQL URL. */
export type ConnectionUrl = () => string

/** Returns how to read the current URL of these settings. */
export const connectionUrlOf =
  ({ databaseUrl = '', databaseUrlFile = '' }: DatabaseSettings): ConnectionUrl =>
  () =>
    databaseUrlFile === '' ? databaseUrl : readFileSync(databaseUrlFile, 'utf8').trim()

/**
 * Opens the database and migrates it to the newest migration.
 * Rejects with a readable message if the folder is in use by another process, if the URL names several
 * hosts, or if another session holds a lock that the migration needs.
 */
export const openDatabase = async (
  settings: DatabaseSettings,
  log: Logger = createLog('silent'),
): Promise<OpenDatabase> => {
  const { databasePoolSize: poolSize, timeouts: limits } = settings
  if (settings.databaseUrl || settings.databaseUrlFile) {
    const { openPostgres } = await import('./open-postgres.ts')
    const options = { poolSize, log, ...(limits ? { limits } : {}) }
    return openPostgres(connectionUrlOf(settings), options)
  }
  const { openEmbedded } = await import('./open-embedded.ts')
  return openEmbedded(settings.dataDir ?? '.data/database')
}
