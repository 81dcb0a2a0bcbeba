import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { isUnreachable } from '../../backend/database/failure.ts'
import journal from '../../backend/database/migrations/meta/_journal.json' with { type: 'json' }
import { type Database, openDatabase } from '../../backend/database/open.ts'
import { identities, members } from '../../backend/database/schema.ts'
import { transact } from '../../backend/database/transact.ts'
import { lockAccountStatus } from '../../backend/members/account-status.ts'
import { newAda, registrationOf } from './support/people.ts'
import { createDatabase } from './support/test-database.ts'
import { makeWorld } from './support/world.ts'

const server = process.env.TEST_DATABASE_URL ?? ''

describe('a database on a server', () => {
  test('is migrated once when four instances start together', async () => {
    const { url, drop } = await createDatabase(server)
    const instances = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ databaseUrl: url })))
    const applied = await instances[0]?.db.execute(
      sql`select count(*)::int as migrations, count(distinct hash)::int as different from drizzle.__drizzle_migrations`,
    )
    const { length } = journal.entries
    expect(applied).toMatchObject({ rows: [{ migrations: length, different: length }] })
    await Promise.all(instances.map(({ close }) => close()))
    await drop()
  })

  test('retries deadlocked transactions until both succeed', async () => {
    const { url, drop } = await createDatabase(server)
    const { db, close } = await openDatabase({ databaseUrl: url })
    await db.insert(identities).values([{ uid: 'a' }, { uid: 'b' }])
    const both = createBarrier(2)
    let runs = 0
    const lockInOrder = (first: string, second: string) =>
      transact(db, async (tx) => {
        runs += 1
        await tx.select().from(identities).where(eq(identities.uid, first)).for('update')
        await both()
        await tx.select().from(identities).where(eq(identities.uid, second)).for('update')
        return first
      })
    expect(await Promise.all([lockInOrder('a', 'b'), lockInOrder('b', 'a')])).toEqual(['a', 'b'])
    // The victim may acquire its lock again before the other transaction wakes, and be cancelled again.
    expect(runs).toBeGreaterThan(2)
    await close()
    await drop()
  })

  test('makes a registration wait for a running deletion of the same identity', async () => {
    const { url, drop } = await createDatabase(server)
    const { db, close } = await openDatabase({ databaseUrl: url })
    const world = await makeWorld(db)
    await db.insert(identities).values({ uid: newAda.uid })
    const registering = await db.transaction(async (tx) => {
      await lockAccountStatus(tx, newAda.uid)
      const body = registrationOf(newAda, 'ada')
      const response = world.as(newAda, 'POST', '/users/register', body)
      await Promise.race([response, waitForLockedSession(db)])
      await tx.update(identities).set({ deletedAt: new Date(0) })
      return { answer: response }
    })
    expect((await registering.answer).code).toBe('account-deleted')
    expect(await db.select().from(members)).toEqual([])
    await close()
    await drop()
  })

  test('reports a cut connection as unreachable and opens a new one', async () => {
    const { url, drop } = await createDatabase(server)
    const { db, close } = await openDatabase({ databaseUrl: url, databasePoolSize: 2 })
    const others = sql`datname = current_database() and pid <> pg_backend_pid()`
    await Promise.all([db.$count(identities), db.$count(identities)])
    await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`)
    const outcome = () =>
      db
        .$count(identities)
        .catch((error: unknown) => (isUnreachable(error) ? 'unreachable' : 'failed'))
    const outcomes = [await outcome(), await outcome(), await outcome()]
    expect(outcomes).not.toContain('failed')
    expect(outcomes.at(-1)).toBe(0)
    await close()
    await drop()
  })

  test('that is unreachable fails immediately', async () => {
    await expect(openDatabase({ databaseUrl: 'postgresql://127.0.0.1:1/none' })).rejects.toThrow(
      'ECONNREFUSED',
    )
  })
})

/** Creates a barrier that opens when this many callers wait at it, and then stays open. */
const createBarrier = (size: number) => {
  let waiting = size
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return () => {
    waiting -= 1
    if (waiting <= 0) open()
    return opened
  }
}

/** Polls the server until one of its sessions waits for a lock. */
const waitForLockedSession = async (db: Database): Promise<void> => {
  const waiting = sql`wait_event_type = 'Lock' and datname = current_database()`
  for (let seen = 0; seen === 0; ) {
    seen = await db.$count(sql`pg_stat_activity`, waiting)
  }
}
