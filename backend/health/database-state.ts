import { readMigrationFiles } from 'drizzle-orm/migrator'
import { z } from 'zod'
import { migrationsFolder } from '../database/migrations-folder.ts'

/** The state of a database. */
export type DatabaseState = {
  /** A standby replicates the primary and accepts no writes. */
  standby: boolean
  /** New transactions cannot write, for any reason. */
  readOnly: boolean
  /** When its newest migration was generated, in epoch ms; 0 before the first one. */
  migratedTo: number
}

/**
 * Reads the state with one statement at a time. `query` resolves with the rows.
 * Rejects if a query fails.
 */
export const readDatabaseState = async (
  query: (statement: string) => Promise<readonly unknown[]>,
): Promise<DatabaseState> => {
  const [state] = stateRows.parse(await query(stateStatement))
  const [newest] = state.migrated ? newestRows.parse(await query(newestStatement)) : [{ at: 0 }]
  return { standby: state.standby, readOnly: state.readonly, migratedTo: newest.at }
}

/** When the newest migration of this release was generated, in epoch ms. */
export const newestMigration = (): number =>
  Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis))

const stateStatement = `
  select pg_is_in_recovery() as standby,
         current_setting('transaction_read_only') = 'on' as readonly,
         to_regclass('drizzle.__drizzle_migrations') is not null as migrated`

const newestStatement =
  'select coalesce(max(created_at), 0)::float8 as at from drizzle.__drizzle_migrations'

const stateRows = z.tuple([
  z.object({ standby: z.boolean(), readonly: z.boolean(), migrated: z.boolean() }),
])

const newestRows = z.tuple([z.object({ at: z.number() })])
