import type pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startPostgres } from '../support/postgres.ts'
import type { ApiResponse } from './support/ask.ts'
import { ada, type Person, registrationOf } from './support/people.ts'
import {
  openServed,
  type Served,
  terminateSessions,
  useEveryConnection,
  waitingForLocks,
} from './support/served.ts'
import { makeWorld, type World } from './support/world.ts'

const server = process.env.TEST_DATABASE_URL ?? ''

const rename = (world: World, person: Person, lastName: string): Promise<ApiResponse> =>
  world.as(person, 'PUT', '/users/update', { lastName })

const lastNames = async (direct: pg.Client): Promise<Map<string, string>> => {
  const { rows } = await direct.query<{ uid: string; name: string }>(
    'select uid, last_name as name from members',
  )
  return new Map(rows.map(({ uid, name }) => [uid, name]))
}

describe('the API', () => {
  test('loses no acknowledged write and no connection when every connection is cut fifteen times', async () => {
    const served = await openServed(server, { poolSize: 10 })
    const world = await makeWorld(served.db)
    const people = Array.from({ length: 12 }, (_, n) => member(n))
    for (const person of people) {
      await world.as(person, 'POST', '/users/register', registrationOf(person, person.uid))
    }
    const responses: ApiResponse[] = []
    const acknowledged = new Map<string, string>()
    let writing = true
    const writers = people.map(async (person) => {
      for (let n = 0; writing; n += 1) {
        const response = await rename(world, person, `Lovelace ${n}`)
        responses.push(response)
        if (response.status === 200) acknowledged.set(person.uid, `Lovelace ${n}`)
        else acknowledged.delete(person.uid)
      }
    })
    for (let round = 1; round <= 15; round += 1) {
      const before = responses.length
      await terminateSessions(served.direct)
      await expect.poll(() => responses.length, { interval: 5 }).toBeGreaterThan(before + 24)
    }
    writing = false
    await Promise.all(writers)
    expect([...new Set(responses.map(({ status }) => status))].sort()).toEqual([200, 503])
    const refused = responses.filter(({ status }) => status === 503)
    expect(new Set(refused.map(({ headers }) => headers.get('retry-after')))).toEqual(
      new Set(['5']),
    )
    const stored = await lastNames(served.direct)
    for (const [uid, name] of acknowledged) expect(stored.get(uid)).toBe(name)
    await useEveryConnection(served)
  })

  test('answers 503 before the site times out, and commits nothing afterwards', async () => {
    const { served, impatientApi } = await registeredAda()
    await served.direct.query('begin; select from members for update')
    const late = await rename(impatientApi, ada, 'Late')
    expect([late.status, late.code]).toEqual([503, 'database-unreachable'])
    await served.direct.query('commit')
    await lastTransaction(served)
    expect(await lastNames(served.direct)).toEqual(new Map([[ada.uid, 'Lovelace']]))
  })

  test('starts no write for a request whose deadline passed while it waited for a connection', async () => {
    const { served, impatientApi } = await registeredAda({ poolSize: 1 })
    await served.direct.query('begin; lock table members in access exclusive mode')
    const late = await Promise.all(['a', 'b', 'c'].map((name) => rename(impatientApi, ada, name)))
    expect(late.map(({ status }) => status)).toEqual([503, 503, 503])
    await served.direct.query('commit')
    await useEveryConnection(served)
    await lastTransaction(served)
    expect(await lastNames(served.direct)).toEqual(new Map([[ada.uid, 'Lovelace']]))
  })

  test.each([1, 3])(
    'does not begin the request of a client that is gone, of %i connections',
    async (poolSize) => {
      const { served, api } = await registeredAda({ poolSize })
      const client = new AbortController()
      await served.direct.query('begin; lock table members in access exclusive mode')
      const reads = Array.from({ length: poolSize }, () => api.as(ada, 'GET', '/users/me'))
      await waitingForLocks(served.direct, poolSize)
      const token = await api.tokenOf(ada)
      const sent = { token, body: { lastName: 'Gone' }, signal: client.signal }
      const gone = api.ask('PUT', '/users/update', sent)
      await expect.poll(() => served.connections?.().waiting).toBe(1)
      client.abort()
      await served.direct.query('commit')
      await Promise.all(reads)
      expect((await gone).status).toBe(503)
      expect(await lastNames(served.direct)).toEqual(new Map([[ada.uid, 'Lovelace']]))
    },
  )

  test('lets members sign in while writes wait for a synchronous standby', async () => {
    const { served, api, impatientApi } = await registeredAda({ on: (await ownServer()).url })
    // A standby that never confirms, like a frozen one.
    await served.direct.query(`alter system set synchronous_standby_names = 'absent'`)
    await served.direct.query('select pg_reload_conf()')
    await expect
      .poll(async () => (await rename(impatientApi, ada, 'Unknown')).status, { timeout: 30_000 })
      .toBe(503)
    const writes = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => rename(impatientApi, ada, name))
    const signIn = await api.as(ada, 'POST', '/users/login', {
      email: ada.email,
      firebaseUid: ada.uid,
    })
    expect(signIn.status).toBe(200)
    expect((await Promise.all(writes)).map(({ status }) => status)).toEqual(Array(6).fill(503))
    await served.direct.query('alter system reset synchronous_standby_names')
    await served.direct.query('select pg_reload_conf()')
  })

  test('answers 503 while the URL leads to a standby, and recovers after a promotion', async () => {
    const own = await ownServer()
    const { api } = await registeredAda({ on: own.url })
    expect((await rename(api, ada, 'Byron')).status).toBe(200)
    await own.demote()
    const write = await rename(api, ada, 'Refused')
    const read = await api.as(ada, 'GET', '/users/me')
    expect([write.code, read.code]).toEqual(['database-unreachable', 'database-unreachable'])
    await own.promote()
    const back = await api.as(ada, 'GET', '/users/me')
    expect(back.body).toMatchObject({ data: { data: { lastName: 'Byron' } } })
    expect((await rename(api, ada, 'Lovelace')).status).toBe(200)
  })
})

/** Timeouts in ms that are longer than the deadline of a request. */
const generousLimits = {
  connection: 10_000,
  statement: 20_000,
  answer: 20_000,
  idleInTransaction: 20_000,
}

/** A database with Ada's record, and two APIs on it: one with a request deadline of 500 ms, and a usual one. */
const registeredAda = async ({ on = server, poolSize = 3 } = {}) => {
  const served = await openServed(on, { poolSize, limits: generousLimits })
  const api = await makeWorld(served.db)
  await api.as(ada, 'POST', '/users/register', registrationOf(ada, 'ada'))
  return { served, api, impatientApi: await makeWorld(served.db, { maxRequestMs: 500 }) }
}

/** Resolves when all earlier transactions have ended: with up to 3 connections, one runs at a time. */
const lastTransaction = ({ db }: Served) => db.transaction(async () => {})

const member = (n: number): Person => ({
  uid: `uid-${n}`,
  email: `member-${n}@example.com`,
  verified: true,
  provider: 'password',
})

/** Starts a server for one test, with fsync and synchronous replication. */
const ownServer = async () => {
  const started = await startPostgres({ durable: true })
  if ('absent' in started) throw new Error(started.absent)
  onTestFinished(started.stop)
  return started
}
