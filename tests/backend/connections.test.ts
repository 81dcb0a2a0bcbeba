import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { isUnreachable } from '../../backend/database/failure.ts'
import { type Database, openDatabase } from '../../backend/database/open.ts'
import { identities } from '../../backend/database/schema.ts'
import { startPostgres } from '../support/postgres.ts'
import {
  openServed,
  pidOf,
  storedUids,
  terminate,
  useEveryConnection,
  waitingForLocks,
} from './support/served.ts'

const server = process.env.TEST_DATABASE_URL ?? ''

/** The outcome of a query, as the API classifies it. */
const outcomeOf = (query: Promise<unknown>): Promise<string> =>
  query.then(
    () => 'done',
    (error: unknown) => (isUnreachable(error) ? 'unreachable' : `failed: ${String(error)}`),
  )

const add = (db: Pick<Database, 'insert'>, uid: string) => db.insert(identities).values({ uid })

test('the pool counts waiting transactions', async () => {
  const { db, direct, connections } = await openServed(server, { poolSize: 3 })
  await direct.query('begin; lock table identities in access exclusive mode')
  const running = [1, 2, 3].map(() => db.transaction((tx) => tx.$count(identities)))
  await waitingForLocks(direct, 1)
  expect(connections?.()).toEqual({ inUse: 1, idle: 0, waiting: 2 })
  await direct.query('commit')
  expect(await Promise.all(running)).toEqual([0, 0, 0])
})

describe('a connection', () => {
  test('that is cut between two statements only fails its own transaction', async () => {
    const served = await openServed(server)
    const { db, direct } = served
    const cut = db.transaction(async (tx) => {
      await add(tx, 'cut')
      await terminate(direct, await pidOf(tx))
      await add(tx, 'after')
    })
    expect(await outcomeOf(cut)).toBe('unreachable')
    expect(await storedUids(direct)).toEqual([])
    expect(await useEveryConnection(served)).toEqual([0, 0, 0])
  })

  test('is opened with the password that the file of its URL has at this time', async () => {
    const own = await startPostgres()
    if ('absent' in own) throw new Error(own.absent)
    onTestFinished(own.stop)
    const admin = new pg.Client({ connectionString: own.url })
    await admin.connect()
    await admin.query(`create role trellis superuser login password 'first'`)
    await own.requirePasswords()
    const folder = await mkdtemp(join(tmpdir(), 'trellis-url-'))
    const databaseUrlFile = join(folder, 'url')
    const use = (password: string) =>
      writeFile(databaseUrlFile, `${own.url.replace('postgres@', `trellis:${password}@`)}\n`)
    await use('first')
    const { db, close } = await openDatabase({ databaseUrlFile, databasePoolSize: 1 })
    onTestFinished(close)
    await pidOf(db)
    await admin.query(`alter role trellis password 'second'`)
    await use('second')
    await terminate(admin, await pidOf(db))
    await expect.poll(() => outcomeOf(pidOf(db))).toBe('done')
    await admin.end()
    await rm(folder, { recursive: true })
  })

  test('that is cut is logged', async () => {
    const { db, direct, lines } = await openServed(server)
    await terminate(direct, await pidOf(db))
    await expect.poll(() => lines.join()).toContain('database connection lost')
    expect(lines.join()).toContain('57P01')
  })

  test('that stalls in a transaction is not reused', async () => {
    const served = await openServed(server, { poolSize: 1 })
    const { db, direct, network } = served
    const stalled = db.transaction(async (tx) => {
      await add(tx, 'stalled')
      network.stall()
      await add(tx, 'held back')
    })
    expect(await outcomeOf(stalled)).toBe('unreachable')
    network.resume()
    await add(db, 'acknowledged')
    expect(await storedUids(direct)).toEqual(['acknowledged'])
    await db.transaction((tx) => add(tx, 'acknowledged too'))
    expect(await storedUids(direct)).toEqual(['acknowledged', 'acknowledged too'])
    expect(await useEveryConnection(served)).toEqual([2])
  })

  test('that stalls at BEGIN is released to the pool', async () => {
    const served = await openServed(server)
    const { db, network } = served
    await pidOf(db)
    network.stall()
    const stalled = ['a', 'b', 'c'].map((uid) => outcomeOf(db.transaction((tx) => add(tx, uid))))
    expect(await Promise.all(stalled)).toEqual(['unreachable', 'unreachable', 'unreachable'])
    network.resume()
    expect(await useEveryConnection(served)).toEqual([0, 0, 0])
  })

  test('that loses the response to COMMIT fails with an unknown outcome', async () => {
    const served = await openServed(server)
    const { db, direct, network } = served
    const committed = db.transaction(async (tx) => {
      await add(tx, 'stored')
      network.stall('answers')
    })
    expect(await outcomeOf(committed)).toBe('unreachable')
    network.resume()
    expect(await storedUids(direct)).toEqual(['stored'])
    expect(await useEveryConnection(served)).toEqual([1, 1, 1])
  })

  test('that stalls in a single statement does not return its rows to the next one', async () => {
    const { db, network } = await openServed(server, { poolSize: 1 })
    const first = await pidOf(db)
    network.stall('answers')
    expect(await outcomeOf(db.execute(sql`select 'late'`))).toBe('unreachable')
    network.resume()
    expect(await db.execute(sql`select 'mine' as text`)).toMatchObject({ rows: [{ text: 'mine' }] })
    expect(await pidOf(db)).not.toBe(first)
  })

  test('to a server that became read-only is closed', async () => {
    const { db } = await openServed(server, { poolSize: 1 })
    const before = await pidOf(db)
    const refused = db.transaction(async (tx) => {
      await tx.execute(sql`set transaction read only`)
      await add(tx, 'refused')
    })
    expect(await outcomeOf(refused)).toBe('unreachable')
    expect(await pidOf(db)).not.toBe(before)
  })

  test('has the server’s timeouts before it is first used', async () => {
    const { db } = await openServed(server, {
      poolSize: 4,
      limits: { connection: 2000, statement: 7000, answer: 8000, idleInTransaction: 5000 },
    })
    const limits = await Promise.all(
      [1, 2, 3, 4].map(() =>
        db.execute(sql`
          select current_setting('statement_timeout') as statement,
                 current_setting('idle_in_transaction_session_timeout') as idle`),
      ),
    )
    expect(limits).toMatchObject(Array(4).fill({ rows: [{ statement: '7s', idle: '5s' }] }))
  })
})

describe('a transaction', () => {
  test('rejects with its own error if the rollback fails as well', async () => {
    const { db, direct } = await openServed(server)
    const failed = db.transaction(async (tx) => {
      await terminate(direct, await pidOf(tx))
      throw new Error('username taken')
    })
    await expect(failed).rejects.toThrow('username taken')
  })

  test('reuses its connection after an ordinary error', async () => {
    const { db } = await openServed(server, { poolSize: 1 })
    const before = await pidOf(db)
    const refused = db.transaction(async (tx) => {
      await add(tx, 'refused')
      throw new Error('username taken')
    })
    await expect(refused).rejects.toThrow('username taken')
    expect(await pidOf(db)).toBe(before)
    expect(await db.$count(identities)).toBe(0)
  })

  test('fails if the server answers COMMIT with ROLLBACK', async () => {
    const { db, direct } = await openServed(server)
    const swallowed = db.transaction(async (tx) => {
      await add(tx, 'lost')
      await tx.execute(sql`select 1 / 0`).catch(() => {})
    })
    await expect(swallowed).rejects.toThrow('rolled back instead of committing')
    expect(await storedUids(direct)).toEqual([])
  })

  test('leaves connections for single statements while many transactions wait', async () => {
    const { db, direct } = await openServed(server, {
      limits: { connection: 2000, statement: 20_000, answer: 20_000, idleInTransaction: 20_000 },
    })
    await direct.query('begin; lock table identities in access exclusive mode')
    const writes = ['a', 'b', 'c', 'd', 'e'].map((uid) => db.transaction((tx) => add(tx, uid)))
    await waitingForLocks(direct, 1)
    expect(await pidOf(db)).toBeGreaterThan(0)
    await direct.query('commit')
    await Promise.all(writes)
    expect(await storedUids(direct)).toEqual(['a', 'b', 'c', 'd', 'e'])
  })
})
