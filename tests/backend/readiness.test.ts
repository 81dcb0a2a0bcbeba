import pg from 'pg'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '../../backend/database/open.ts'
import { identities } from '../../backend/database/schema.ts'
import {
  type DatabaseProbe,
  openPostgresProbe,
  probeLimit,
  probeOver,
} from '../../backend/health/database-probe.ts'
import {
  type DatabaseState,
  newestMigration,
  readDatabaseState,
} from '../../backend/health/database-state.ts'
import { createReadiness, type SigningKeys } from '../../backend/health/readiness.ts'
import { googleKeys } from '../../backend/identity/google-keys.ts'
import { createLog } from '../../backend/log.ts'
import { startPostgres } from '../support/postgres.ts'
import { json, startScriptedServer } from '../support/scripted-server.ts'
import { createDatabase } from './support/test-database.ts'

const log = createLog('silent')
const server = process.env.TEST_DATABASE_URL ?? ''

const primary = (): DatabaseState => ({
  standby: false,
  readOnly: false,
  migratedTo: newestMigration(),
  clockDifference: 0,
})

/** A probe with the given result that counts its reads. */
const fakeProbe = (readState: () => Promise<DatabaseState>) => {
  const probe = {
    reads: 0,
    readState: () => {
      probe.reads += 1
      return readState()
    },
    close: async () => {},
  } satisfies DatabaseProbe & { reads: number }
  return probe
}

const readinessOf = (state: Partial<DatabaseState>) =>
  createReadiness({ probe: fakeProbe(async () => ({ ...primary(), ...state })), log })

afterEach(() => {
  vi.useRealTimers()
})

describe('an instance', () => {
  test('is ready if its database accepts writes and has the migrations of its release', async () => {
    expect(await readinessOf({}).check()).toBeNull()
  })

  test('is ready if a newer release has already migrated', async () => {
    expect(await readinessOf({ migratedTo: newestMigration() + 1 }).check()).toBeNull()
  })

  test.each<[string, Partial<DatabaseState>]>([
    ['standby', { standby: true, readOnly: true }],
    ['read-only', { readOnly: true }],
    ['migrations-behind', { migratedTo: newestMigration() - 1 }],
    ['migrations-behind', { migratedTo: 0 }],
    ['clocks-differ', { clockDifference: 2001 }],
  ])('is not ready because of: %s', async (reason, state) => {
    expect(await readinessOf(state).check()).toBe(reason)
  })

  test.each([
    [2000, null],
    [-2000, null],
    [2500, 'clocks-differ'],
    [-2500, 'clocks-differ'],
  ])(
    'is ready only if its clock is at most 2 s from the database’s: %i ms (fault 129)',
    async (ahead, reason) => {
      const time = Date.UTC(2026, 0, 15, 12)
      const probe = fakeProbe(() =>
        readDatabaseState(
          async (statement) =>
            statement.includes('clock_timestamp')
              ? [{ standby: false, readonly: false, migrated: true, time }]
              : [{ at: newestMigration() }],
          () => time + ahead,
        ),
      )
      expect(await createReadiness({ probe, log }).check()).toBe(reason)
    },
  )

  test('is ready if the clock of its database is its own', async () => {
    const { db, close } = await openDatabase({ dataDir: 'memory://' })
    onTestFinished(close)
    expect(await createReadiness({ probe: probeOver(db), log }).check()).toBeNull()
  })

  test.each([
    ['53100', 3, 'writes-fail'],
    ['53200', 3, 'writes-fail'],
    ['57P03', 3, 'writes-fail'],
    ['25006', 3, 'writes-fail'],
    ['53100', 2, null],
    ['40001', 3, null],
    ['', 3, null],
  ])('is not ready for 5 s after %s, %i times: %s', async (code, times, reason) => {
    const clock = { now: 0 }
    const probe = fakeProbe(async () => primary())
    const readiness = createReadiness({ probe, log, now: () => clock.now })
    for (let count = 0; count < times; count += 1) readiness.noteError(code)
    expect(await readiness.check()).toBe(reason)
    clock.now = 4999
    expect(await readiness.check()).toBe(reason)
    clock.now = 6000
    expect(await readiness.check()).toBeNull()
  })

  test('is not ready after 900 ms without a response of the database', async () => {
    vi.useFakeTimers()
    const probe = fakeProbe(() => new Promise(() => {}))
    const checked = createReadiness({ probe, log }).check()
    await vi.advanceTimersByTimeAsync(probeLimit)
    expect(await checked).toBe('database-unreachable')
  })

  test('remains ready for 3 s while its database is slow', async () => {
    vi.useFakeTimers()
    let slow = false
    const probe = fakeProbe(() => (slow ? new Promise(() => {}) : Promise.resolve(primary())))
    const readiness = createReadiness({ probe, log, now: () => Date.now() })
    expect(await readiness.check()).toBeNull()
    slow = true
    const reasons: (string | null)[] = []
    for (let check = 0; check < 3; check += 1) {
      await vi.advanceTimersByTimeAsync(1000)
      const checked = readiness.check()
      await vi.advanceTimersByTimeAsync(probeLimit)
      reasons.push(await checked)
    }
    expect(reasons).toEqual([null, 'database-unreachable', 'database-unreachable'])
  })

  test('queries its database at most once a second', async () => {
    const clock = { now: 0 }
    const probe = fakeProbe(async () => primary())
    const readiness = createReadiness({ probe, log, now: () => clock.now })
    await Promise.all([readiness.check(), readiness.check(), readiness.check()])
    clock.now = 999
    await readiness.check()
    expect(probe.reads).toBe(1)
    clock.now = 1000
    await readiness.check()
    expect(probe.reads).toBe(2)
  })

  test('is not ready as soon as it stops', async () => {
    const readiness = readinessOf({})
    expect(await readiness.check()).toBeNull()
    readiness.stop()
    expect(await readiness.check()).toBe('stopping')
  })

  test('fetches the signing keys and is ready once it has them', async () => {
    const clock = { now: 0 }
    let reachable = false
    let fetched: object | undefined
    const keys: SigningKeys = {
      jwks: () => fetched,
      reload: async () => {
        if (!reachable) throw new Error('The key server is down.')
        fetched = { keys: [] }
      },
    }
    const probe = fakeProbe(async () => primary())
    const readiness = createReadiness({ probe, keys, log, now: () => clock.now })
    expect(await readiness.check()).toBe('no-signing-keys')
    reachable = true
    clock.now = 1000
    expect(await readiness.check()).toBeNull()
  })

  test('remains ready if the signing keys cannot be fetched again', async () => {
    const keyServer = await startScriptedServer()
    keyServer.script(json(200, { keys: [] }))
    const keys = googleKeys(new URL(keyServer.origin))
    const clock = { now: 0 }
    const probe = fakeProbe(async () => primary())
    const readiness = createReadiness({ probe, keys, log, now: () => clock.now })
    expect(await readiness.check()).toBeNull()
    await keyServer.close()
    await expect(keys.reload()).rejects.toThrow('fetch failed')
    clock.now = 4_000_000
    expect(await readiness.check()).toBeNull()
  })
})

// A second connection and a standby require a PostgreSQL server: `npm test -- --postgres` starts one.
/** A ready instance on a PostgreSQL server of its own, which the test may change. */
const openOwnServer = async () => {
  const own = await startPostgres()
  if ('absent' in own) throw new Error(own.absent)
  onTestFinished(own.stop)
  await (await openDatabase({ databaseUrl: own.url })).close()
  const probe = openPostgresProbe(() => own.url)
  onTestFinished(probe.close)
  const readiness = createReadiness({ probe, log })
  expect(await readiness.check()).toBeNull()
  return { own, readiness }
}

describe.runIf(server)('an instance on a PostgreSQL server', () => {
  test('reports that it is ready while members use the whole pool', async () => {
    const { url, drop } = await createDatabase(server)
    const { db, connections, close } = await openDatabase({
      databaseUrl: url,
      databasePoolSize: 2,
    })
    const probe = openPostgresProbe(() => url)
    const lock = new pg.Client({ connectionString: url })
    await lock.connect()
    await lock.query('begin; lock table identities in access exclusive mode')
    const members = Promise.all([1, 2, 3].map(async () => await db.$count(identities)))
    expect(await createReadiness({ probe, log }).check()).toBeNull()
    expect(connections?.()).toEqual({ inUse: 2, idle: 0, waiting: 1 })
    await lock.query('commit')
    expect(await members).toEqual([0, 0, 0])
    await Promise.all([lock.end(), probe.close(), close()])
    await drop()
  })

  test('becomes unready within three seconds when its database becomes a standby, and recovers', async () => {
    const { own, readiness } = await openOwnServer()
    await own.demote()
    await expect.poll(readiness.check, { timeout: 3000 }).toBe('standby')
    await own.promote()
    await expect.poll(readiness.check, { timeout: 15_000 }).toBeNull()
  })

  test('becomes unready within three seconds when its database accepts no writes', async () => {
    const { own, readiness } = await openOwnServer()
    const client = new pg.Client({ connectionString: own.url })
    await client.connect()
    await client.query('alter system set default_transaction_read_only = on')
    await client.query('select pg_reload_conf()')
    await expect.poll(readiness.check, { timeout: 3000 }).toBe('read-only')
    await client.end()
  })
})
