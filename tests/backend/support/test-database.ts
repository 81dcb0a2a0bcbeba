import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { type OpenDatabase, openDatabase } from '../../../backend/database/open.ts'

/** An empty database for one test file: on the server of TEST_DATABASE_URL, otherwise embedded, in memory. */
export type TestDatabase = OpenDatabase & {
  /** The engine, for titles. */
  engine: 'PGlite' | 'PostgreSQL'
  /** The URL; '' for the embedded database. */
  url: string
  empty(): Promise<void>
}

/** Opens a separate database. */
export const openTestDatabase = async (): Promise<TestDatabase> => {
  const server = process.env.TEST_DATABASE_URL ?? ''
  const created = server === '' ? null : await createDatabase(server)
  const opened = await openDatabase({ databaseUrl: created?.url ?? '', dataDir: 'memory://' })
  return {
    db: opened.db,
    engine: created ? 'PostgreSQL' : 'PGlite',
    url: created?.url ?? '',
    empty: async () => {
      await opened.db.execute(
        sql`truncate identities, members, pending_tokens, known_places, bug_reports, site_reports, rate_limits`,
      )
    },
    close: async () => {
      await opened.close()
      await created?.drop()
    },
  }
}

/** Creates a new database on a server. */
export const createDatabase = async (
  server: string,
): Promise<{ url: string; drop(): Promise<void> }> => {
  const name = `trellis_${randomUUID().replaceAll('-', '')}`
  await withClient(server, (client) => client.query(`create database ${name}`))
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: async () => {
      await withClient(server, (client) => client.query(`drop database ${name} with (force)`))
    },
  }
}

const withClient = async (
  connectionString: string,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> => {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
