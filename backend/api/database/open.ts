import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/** The database as the API sees it: the same PostgreSQL dialect, embedded or served. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** Inside a transaction the same calls are possible, except closing. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** A database that answers, until it is closed. */
export type OpenDatabase = { db: Database; close(): Promise<void> }

/** Where the data lies, and how many connections one instance may hold. */
export type DatabaseSettings = {
  /** A PostgreSQL address; '' or absent means the embedded database. */
  databaseUrl?: string
  /** Folder of the embedded database; `memory://` keeps it in memory. */
  dataDir?: string
  /** Connections of one instance to a served database. */
  databasePoolSize?: number
}

/**
 * Opens the database and brings it to the newest migration.
 * Rejects with one readable sentence when the folder is in use by another process.
 */
export const openDatabase = async (settings: DatabaseSettings): Promise<OpenDatabase> => {
  if (settings.databaseUrl) {
    const { openPostgres } = await import('./open-postgres.ts')
    return openPostgres(settings.databaseUrl, settings.databasePoolSize ?? 10)
  }
  const { openEmbedded } = await import('./open-embedded.ts')
  return openEmbedded(settings.dataDir ?? '.data/database')
}
