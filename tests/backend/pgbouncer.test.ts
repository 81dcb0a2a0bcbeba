import { sql } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../backend/database/open.ts'
import { type Person, registrationOf } from './support/people.ts'
import { startPgBouncer } from './support/pgbouncer.ts'
import { createDatabase } from './support/test-database.ts'
import { makeWorld } from './support/world.ts'

const server = process.env.TEST_DATABASE_URL ?? ''
const pooler = await startPgBouncer(server)

describe.skipIf('absent' in pooler)('PgBouncer in transaction mode', () => {
  test('works for the migration of instances that start together, and for every route', async () => {
    if ('absent' in pooler) return
    onTestFinished(pooler.stop)
    const { url, drop } = await createDatabase(server)
    onTestFinished(drop)
    const databaseUrl = pooler.through(url)
    const instances = await Promise.all([1, 2, 3].map(() => openDatabase({ databaseUrl })))
    const worlds = await Promise.all(instances.map(({ db }) => makeWorld(db)))
    const statuses = await Promise.all(
      worlds.flatMap((world, instance) =>
        Array.from({ length: 3 }, async (_, n) => {
          const person = memberOf(instance, n)
          const registration = registrationOf(person, person.uid)
          const registered = await world.as(person, 'POST', '/users/register', registration)
          const renamed = await world.as(person, 'PUT', '/users/update', { lastName: person.uid })
          const read = await world.as(person, 'GET', '/users/me')
          return [registered.status, renamed.status, read.status]
        }),
      ),
    )
    expect(statuses).toEqual(Array(9).fill([200, 200, 200]))
    const [first] = instances
    expect(
      await first?.db.execute(sql`
        select count(*)::int as members, count(*) filter (where last_name = uid)::int as renamed,
               (select count(*) = count(distinct hash) from drizzle.__drizzle_migrations) as migrated_once
        from members`),
    ).toMatchObject({ rows: [{ members: 9, renamed: 9, migrated_once: true }] })
    await Promise.all(instances.map(({ close }) => close()))
    expect(await sessionLocks(url)).toBe(0)
  })
})

const memberOf = (instance: number, n: number): Person => ({
  uid: `uid-${instance}-${n}`,
  email: `member-${instance}-${n}@example.com`,
  verified: true,
  provider: 'password',
})

/** The number of locks that outlived their transaction on a pooled connection. */
const sessionLocks = async (url: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rowCount } = await client.query(
    `select from pg_locks where locktype = 'advisory'
       and database = (select oid from pg_database where datname = current_database())`,
  )
  await client.end()
  return rowCount ?? 0
}
