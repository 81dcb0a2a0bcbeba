import { readMigrationFiles } from 'drizzle-orm/migrator'
import { z } from 'zod'
import { migrationsFolder } from '../database/apply-migration.ts'

export type DatabaseState = {
  /** A standby replicates the primary and accepts no writes. */
  standby: boolean
  /** New transactions cannot write, for any reason. */
  readOnly: boolean
  /** When its newest migration was generated, in epoch ms; 0 before the first one. */
  migratedTo: number
  /** How far the clocks of this process and of the database are apart, in ms, at least; 0 within a round trip. */
  clockDifference: number
}

/**
 * Reads the state with one statement at a time. `query` resolves with the rows.
 * Rejects if a query fails.
 */
export const readDatabaseState = async (
  query: (statement: string) => Promise<readonly unknown[]>,
  now: () => number = Date.now,
): Promise<DatabaseState> => {
  const sentAt = now()
  const [state] = stateRows.parse(await query(stateStatement))
  const clockDifference = Math.max(0, sentAt - state.time, state.time - now())
  const [newest] = state.migrated ? newestRows.parse(await query(newestStatement)) : [{ at: 0 }]
  const { standby, readonly: readOnly } = state
  return { standby, readOnly, migratedTo: newest.at, clockDifference }
}

/** When the newest migration of this release was generated, in epoch ms. */
export const newestMigration = (): number =>
  Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis))

const stateStatement = `
  select pg_is_in_recovery() as standby,
         current_setting('transaction_read_only') = 'on' as readonly,
         extract(epoch from clock_timestamp())::float8 * 1000 as time,
         to_regclass('drizzle.__drizzle_migrations') is not null as migrated`

const newestStatement =
  'select coalesce(max(created_at), 0)::float8 as at from drizzle.__drizzle_migrations'

const stateRows = z.tuple([
  z.object({
    standby: z.boolean(),
    readonly: z.boolean(),
    migrated: z.boolean(),
    time: z.number(),
  }),
])

const newestRows = z.tuple([z.object({ at: z.number() })])
