import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { migrationsFolder } from './migrations-folder.ts'
import type { OpenDatabase } from './open.ts'
import * as schema from './schema.ts'

/** Connects to a PostgreSQL server, or to a distributed engine that speaks its protocol. */
export const openPostgres = async (
  connectionString: string,
  poolSize: number,
): Promise<OpenDatabase> => {
  await migrateOnce(connectionString)
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: longestWait,
    query_timeout: longestQuery + 1000,
    application_name: 'trellis-api',
  })
  pool.on('connect', (client) => {
    // The server itself must give up: a client that only stops waiting leaves its connection blocked.
    client.query(`set statement_timeout = ${longestQuery}`).catch(() => {})
  })
  // An idle connection that breaks would otherwise end the process; the next query reconnects.
  pool.on('error', () => {})
  return {
    db: drizzle({ client: pool, schema, casing: 'snake_case' }),
    close: () => pool.end(),
  }
}

/** Several instances may start at once: the lock lets one migrate while the others wait for it. */
const migrateOnce = async (connectionString: string): Promise<void> => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3000 })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle({ client, casing: 'snake_case' }), { migrationsFolder })
  } finally {
    await client.end()
  }
}

/** Milliseconds; below the site's own limit of 10 s, so that an answer still arrives. */
const longestQuery = 7000

/** Milliseconds that a call may stand in line for a connection: a crowd of 200 at once passes on a busy machine. */
const longestWait = 5000

const migrationLock = 7_388_201_994
