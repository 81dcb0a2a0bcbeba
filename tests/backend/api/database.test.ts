import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isUnreachable } from '../../../backend/api/database/failure.ts'
import { lockFolder } from '../../../backend/api/database/folder-lock.ts'
import { type Database, openDatabase } from '../../../backend/api/database/open.ts'
import { identities, members } from '../../../backend/api/database/schema.ts'
import { transact } from '../../../backend/api/database/transact.ts'
import { lockStanding } from '../../../backend/api/members/standing.ts'
import { newAda, registrationOf } from './support/people.ts'
import { createDatabase } from './support/test-database.ts'
import { makeWorld } from './support/world.ts'

const servers = [process.env.TEST_DATABASE_URL ?? ''].filter(Boolean)

describe('the embedded database', () => {
  let room = ''
  let folder = ''
  beforeEach(async () => {
    room = await mkdtemp(join(tmpdir(), 'trellis-data-'))
    folder = join(room, 'made', 'on', 'the', 'way')
  })
  afterEach(() => rm(room, { recursive: true, force: true }))

  test('makes its folder, migrates, and has its rows after it was closed', async () => {
    const first = await openDatabase({ dataDir: folder })
    await first.db.execute(sql`insert into identities (uid) values ('uid-ada')`)
    await first.close()
    const second = await openDatabase({ dataDir: folder })
    expect(await second.db.execute(sql`select uid from identities`)).toMatchObject({
      rows: [{ uid: 'uid-ada' }],
    })
    await second.close()
  }, 60_000)

  test('gives the folder back when it cannot be opened', async () => {
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'PG_VERSION'), 'no cluster')
    const failed = await openDatabase({ dataDir: folder }).then(
      () => 'opened',
      () => 'failed',
    )
    expect(failed).toBe('failed')
    const unlock = await lockFolder(folder)
    await unlock()
  }, 60_000)
})

// Real locks need a real server: `npm test -- --postgres` starts one and names it in TEST_DATABASE_URL.
describe.each(servers)('a served database', (server) => {
  test('is migrated once when four instances start at the same moment', async () => {
    const { url, drop } = await createDatabase(server)
    const instances = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ databaseUrl: url })))
    const applied = await instances[0]?.db.execute(
      sql`select count(*)::int as migrations, count(distinct hash)::int as different from drizzle.__drizzle_migrations`,
    )
    expect(applied).toMatchObject({ rows: [{ migrations: 1, different: 1 }] })
    await Promise.all(instances.map(({ close }) => close()))
    await drop()
  })

  test('runs transactions again that lock each other out, until both succeed', async () => {
    const { url, drop } = await createDatabase(server)
    const { db, close } = await openDatabase({ databaseUrl: url })
    await db.insert(identities).values([{ uid: 'a' }, { uid: 'b' }])
    const both = meeting(2)
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
    // The one that gave way may take its lock back before the other wakes, and give way again.
    expect(runs).toBeGreaterThan(2)
    await close()
    await drop()
  })

  test('makes a registration wait for a deletion of the same identity that is under way', async () => {
    const { url, drop } = await createDatabase(server)
    const { db, close } = await openDatabase({ databaseUrl: url })
    const world = await makeWorld(db)
    await db.insert(identities).values({ uid: newAda.uid })
    const registering = await db.transaction(async (tx) => {
      await lockStanding(tx, newAda.uid)
      const body = registrationOf(newAda, 'ada')
      const answer = world.as(newAda, 'POST', '/users/register', body)
      await Promise.race([answer, someoneWaits(db)])
      await tx.update(identities).set({ deletedAt: new Date(0) })
      return { answer }
    })
    expect((await registering.answer).code).toBe('account-deleted')
    expect(await db.select().from(members)).toEqual([])
    await close()
    await drop()
  })

  test('gives up a statement before the site gives up the call', async () => {
    const { url, drop } = await createDatabase(server)
    const { db, close } = await openDatabase({ databaseUrl: url })
    expect(await db.execute(sql`show statement_timeout`)).toMatchObject({
      rows: [{ statement_timeout: '7s' }],
    })
    await close()
    await drop()
  })

  test('answers a cut connection as unreachable at most, and goes on with a new one', async () => {
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

  test('that cannot be reached is an error, not a wait', async () => {
    await expect(openDatabase({ databaseUrl: 'postgresql://127.0.0.1:1/none' })).rejects.toThrow(
      'ECONNREFUSED',
    )
  })
})

/** Lets nobody through until so many have come; later ones pass. */
const meeting = (size: number) => {
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

/** Asks the server until one of its sessions waits for a lock. */
const someoneWaits = async (db: Database): Promise<void> => {
  const waiting = sql`wait_event_type = 'Lock' and datname = current_database()`
  for (let seen = 0; seen === 0; ) {
    seen = await db.$count(sql`pg_stat_activity`, waiting)
  }
}
