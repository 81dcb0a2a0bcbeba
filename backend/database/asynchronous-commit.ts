import { sql } from 'drizzle-orm'

/**
 * A column for SELECT or RETURNING that makes the statement's transaction commit without waiting for the disk or a
 * synchronous standby (decision 0064). It works behind a pooler that shares connections.
 */
export const asynchronousCommit = sql<string>`set_config('synchronous_commit', 'off', true)`
