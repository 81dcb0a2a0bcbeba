import { sql } from 'drizzle-orm'
import pg from 'pg'
import { z } from 'zod'
import type { ConnectionUrl, Database } from '../database/open.ts'
import { type DatabaseState, readDatabaseState } from './database-state.ts'

/** Reads the state of the database. */
export type DatabaseProbe = {
  /** Rejects shortly after `probeLimit` if the database does not respond. */
  readState(): Promise<DatabaseState>
  close(): Promise<void>
}

/** Milliseconds. The limit lets a load balancer get a response within a second. */
export const probeLimit = 900

/**
 * A probe with its own connection, so that it works while members use the whole pool. The connection is
 * reused, and opened again after an error.
 */
export const openPostgresProbe = (connectionUrl: ConnectionUrl): DatabaseProbe => {
  let current: Promise<pg.Client> | null = null

  const connect = (): Promise<pg.Client> => {
    const client = new pg.Client({
      connectionString: connectionUrl(),
      // Longer than readiness waits.
      connectionTimeoutMillis: probeLimit + 50,
      query_timeout: probeLimit + 50,
      keepAlive: true,
      application_name: 'trellis-readiness',
    })
    const connected = client.connect().then(() => client)
    const discard = () => {
      if (current === connected) current = null
    }
    client.on('error', discard).on('end', discard)
    return connected
  }
  const disconnect = async (connected: Promise<pg.Client> | null): Promise<void> => {
    if (current === connected) current = null
    await connected?.then((client) => client.end()).catch(ignoreAlreadyBroken)
  }
  return {
    readState: async () => {
      current ??= connect()
      const connected = current
      try {
        const client = await connected
        return await readDatabaseState(async (statement) => (await client.query(statement)).rows)
      } catch (error) {
        void disconnect(connected)
        throw error
      }
    },
    close: () => disconnect(current),
  }
}

/** A probe on the shared connection, for the embedded database, which has only one. */
export const probeOver = (db: Pick<Database, 'execute'>): DatabaseProbe => ({
  readState: () =>
    readDatabaseState(async (statement) => {
      return result.parse(await db.execute(sql.raw(statement))).rows
    }),
  close: async () => {},
})

const result = z.object({ rows: z.array(z.unknown()) })

const ignoreAlreadyBroken = (): void => {}
