import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Logger } from 'pino'
import { describeError } from '../http/describe-error.ts'
import { begin } from './deadline.ts'
import { migratePostgres } from './migrate-postgres.ts'
import type { ConnectionUrl, OpenDatabase, Transaction } from './open.ts'
import * as schema from './schema.ts'
import { requireSingleHost } from './single-host.ts'
import { retryConflicts } from './transact.ts'
import { runTransaction } from './transaction.ts'

/** How long one instance waits for its database, in ms. */
export type PostgresLimits = {
  /** For a free connection. Enough for 200 members at once on a busy machine. */
  connection: number
  /** For a statement, enforced by the server. */
  statement: number
  /** For a statement, enforced by the client: the only limit that works when the network stalls. */
  answer: number
  /** Between the statements of a transaction, enforced by the server, which then releases its locks. */
  idleInTransaction: number
}

const defaultLimits: PostgresLimits = {
  connection: 5000,
  statement: 7000,
  answer: 8000,
  idleInTransaction: 5000,
}

/**
 * Connects to a PostgreSQL server, or to a distributed engine that implements its protocol.
 * Rejects like `openDatabase`.
 */
export const openPostgres = async (
  connectionUrl: ConnectionUrl,
  {
    poolSize = 10,
    log,
    limits = defaultLimits,
  }: { poolSize?: number | undefined; log: Logger; limits?: PostgresLimits },
): Promise<OpenDatabase> => {
  requireSingleHost(connectionUrl())
  await migratePostgres(connectionUrl(), { log })
  const pool = createPool(connectionUrl, { poolSize, log, limits })
  const transactions = limitConcurrency(maxTransactions(poolSize))
  const host = { connect: () => pool.connect(), queriesOn: queriesByClient() }
  return {
    db: Object.assign(drizzle({ client: singleStatements(pool), schema, casing: 'snake_case' }), {
      transaction: <Result>(work: (tx: Transaction) => Promise<Result>) =>
        transactions.run(() => runTransaction(host, work)),
    }),
    connections: () => ({
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount + transactions.waiting(),
    }),
    close: () => pool.end(),
  }
}

const createPool = (
  connectionUrl: ConnectionUrl,
  { poolSize, log, limits }: { poolSize: number; log: Logger; limits: PostgresLimits },
): pg.Pool => {
  const pool = new pg.Pool({
    max: poolSize,
    connectionTimeoutMillis: limits.connection,
    query_timeout: limits.answer,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'trellis-api',
    onConnect: (client) => prepareSession(client, limits),
  })
  // Each new connection reads it, so that a password can change.
  Object.defineProperty(pool.options, 'connectionString', { get: connectionUrl, enumerable: true })
  // The pool removes its own listener while a client is in use. Without this one, a connection lost
  // between two statements would be an uncaught exception.
  pool.on('connect', (client) => {
    client.on('error', (error) =>
      log.warn({ kind: 'database', ...describeError(error) }, 'database connection lost'),
    )
  })
  // An idle client emits the same error. The pool has already removed the client.
  pool.on('error', () => {})
  return pool
}

/**
 * Sets the server's timeouts before a client is first used. Startup parameters would not work, because
 * PgBouncer rejects them. Rejects a standby, which would return outdated rows and accept no writes.
 */
const prepareSession = async (client: pg.ClientBase, limits: PostgresLimits): Promise<void> => {
  const { rows } = await client.query<{ standby: boolean }>(
    `select set_config('statement_timeout', $1, false),
            set_config('idle_in_transaction_session_timeout', $2, false),
            pg_is_in_recovery() as standby`,
    [String(limits.statement), String(limits.idleInTransaction)],
  )
  if (rows[0]?.standby) {
    throw Object.assign(new Error('The database URL leads to a standby.'), { code: '25006' })
  }
}

/**
 * The pool for statements outside a transaction. A distributed engine may reject them with a conflict too. A connection
 * whose statement failed is closed.
 */
export const singleStatements = (pool: pg.Pool): pg.Pool => {
  const runOnce = async (config: pg.QueryConfig, values?: unknown[]) => {
    const client = await pool.connect()
    let isBroken = false
    try {
      begin()
      isBroken = true
      const result = await client.query(config, values)
      isBroken = false
      return result
    } finally {
      client.release(isBroken)
    }
  }
  const query = (config: pg.QueryConfig, values?: unknown[]) =>
    retryConflicts(() => runOnce(config, values))
  return Object.assign(Object.create(pool), { query })
}

/**
 * Reserves two connections for single statements. Otherwise writes that wait for a frozen synchronous
 * standby would occupy the whole pool, and members could not sign in.
 */
const maxTransactions = (poolSize: number): number => Math.max(1, poolSize - 2)

/** Caches the drizzle instance of each client, because creating one takes 0.1 ms. */
const queriesByClient = () => {
  const known = new WeakMap<pg.PoolClient, Transaction>()
  return (client: pg.PoolClient): Transaction => {
    const queries = known.get(client) ?? drizzle({ client, schema, casing: 'snake_case' })
    known.set(client, queries)
    return queries
  }
}

/**
 * Runs at most `max` tasks at the same time. The others wait in order; `waiting` returns their number.
 */
const limitConcurrency = (max: number) => {
  const waiting: (() => void)[] = []
  let running = 0
  const run = async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running === max) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
  return { run, waiting: () => waiting.length }
}
