import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import type { Database, OpenDatabase } from '../../../backend/database/open.ts'
import { openPostgres, type PostgresLimits } from '../../../backend/database/open-postgres.ts'
import { identities } from '../../../backend/database/schema.ts'
import { createLog } from '../../../backend/log.ts'
import { startTcpProxy, type TcpProxy } from '../../support/tcp-proxy.ts'
import { createDatabase } from './test-database.ts'

/** A database on a PostgreSQL server for one test, with a pooled and a direct connection. */
export type Served = OpenDatabase & {
  /** A connection to the server without the pool and the proxy. */
  direct: pg.Client
  /** The proxy between `db` and the server. */
  network: TcpProxy
  /** The lines that the database has logged. */
  lines: string[]
  poolSize: number
}

/** Timeouts that are short enough for a test, in ms. */
export const shortLimits: PostgresLimits = {
  connection: 2000,
  statement: 20_000,
  answer: 1500,
  idleInTransaction: 20_000,
}

/** Creates a database and opens it through a proxy. It is dropped after the test. */
export const openServed = async (
  server: string,
  { poolSize = 3, limits = shortLimits }: { poolSize?: number; limits?: PostgresLimits } = {},
): Promise<Served> => {
  const { url, drop } = await createDatabase(server)
  const network = await startTcpProxy(targetOf(url))
  const proxied = new URL(url)
  proxied.search = ''
  proxied.host = `127.0.0.1:${network.port}`
  const lines: string[] = []
  const log = createLog('debug', { write: (line: string) => void lines.push(line) })
  const opened = await openPostgres(() => proxied.href, { poolSize, log, limits })
  const direct = new pg.Client({ connectionString: url })
  // A test may stop the server.
  direct.on('error', () => {})
  await direct.connect()
  onTestFinished(async () => {
    network.resume()
    await opened.close()
    await network.close()
    await direct.end()
    await drop()
  })
  return { ...opened, direct, network, lines, poolSize }
}

/** Returns where a server listens: a socket file, or a host and port. */
const targetOf = (url: string) => {
  const { hostname, port, searchParams } = new URL(url)
  const folder = searchParams.get('host')
  const number = Number(port || 5432)
  return folder?.startsWith('/')
    ? { path: join(folder, `.s.PGSQL.${number}`) }
    : { host: folder ?? hostname, port: number }
}

/** Polls until this many sessions of the database wait for a lock. */
export const waitingForLocks = async (direct: pg.Client, expected: number): Promise<void> => {
  for (let seen = 0; seen < expected; ) {
    const { rows } = await direct.query<{ waiting: number }>(
      `select count(distinct pid)::int as waiting from pg_locks
       where not granted
         and database = (select oid from pg_database where datname = current_database())`,
    )
    seen = rows[0]?.waiting ?? 0
  }
}

/**
 * Uses all connections of the pool at the same time and resolves with their results. All of them wait at the
 * server for the same lock before it is released. Never resolves if a connection is lost.
 */
export const useEveryConnection = async ({ db, direct, poolSize }: Served): Promise<number[]> => {
  await direct.query('begin; lock table identities in access exclusive mode')
  // A drizzle query does not run before an `await`.
  const counts = Array.from({ length: poolSize }, async () => await db.$count(identities))
  await waitingForLocks(direct, poolSize)
  await direct.query('commit')
  return Promise.all(counts)
}

/** Terminates all other sessions of the database, as an administrator or a failover does. */
export const terminateSessions = async (direct: pg.Client): Promise<void> => {
  await direct.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
}

/** The stored uids in order, read on the direct connection. */
export const storedUids = async (direct: pg.Client): Promise<string[]> => {
  const { rows } = await direct.query<{ uid: string }>('select uid from identities order by uid')
  return rows.map(({ uid }) => uid)
}

/** The pid of the server process of a connection. */
export const pidOf = async (db: Pick<Database, 'execute'>): Promise<number> => {
  const response = await db.execute(sql`select pg_backend_pid() as pid`)
  const { rows } = response as unknown as { rows: readonly { pid: number }[] }
  return rows[0]?.pid ?? 0
}

/** Terminates a session and resolves when it has ended. */
export const terminate = async (direct: pg.Client, pid: number): Promise<void> => {
  await direct.query('select pg_terminate_backend($1)', [pid])
  for (let alive = true; alive; ) {
    const { rowCount } = await direct.query('select from pg_stat_activity where pid = $1', [pid])
    alive = rowCount !== 0
  }
}
