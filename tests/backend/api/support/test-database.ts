import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { type OpenDatabase, openDatabase } from '../../../../backend/api/database/open.ts'

/** An empty database for one test file: on the server that TEST_DATABASE_URL names, else embedded, in memory. */
export type TestDatabase = OpenDatabase & {
  /** What it runs on, for titles. */
  engine: 'PGlite' | 'PostgreSQL'
  /** Its address; '' for the embedded one. */
  url: string
  empty(): Promise<void>
}

/** Opens a database that nothing else uses. */
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
        sql`truncate identities, members, pending_tokens, bug_reports, rate_limits`,
      )
    },
    close: async () => {
      await opened.close()
      await created?.drop()
    },
  }
}

/** Makes a database beside the others of a server. */
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
