import { type SQL, sql } from 'drizzle-orm'

/**
 * The time of the database, as an SQL expression: the start of the transaction. Every time that is stored, or compared
 * with a stored one, comes from it, because the clocks of the instances may differ.
 */
export type DatabaseNow = SQL<Date>

/** The clock of the database. Tests replace it. */
export const databaseNow: DatabaseNow = sql<Date>`now()`
