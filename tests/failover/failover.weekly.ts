import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openClient, sendTo } from '../backend/support/api/http-client.ts'
import { type Load, personOf } from '../backend/support/ledger.ts'
import { type ApiBundle, buildApi } from './api-instances.ts'
import { type Measurements, poolSize, type Setup, underDisturbance, withSetup } from './setup.ts'

/*
 * Each test can run on its own, such as `npx vitest run --project failover -t killed`, and prints its measurements.
 * The tests need PostgreSQL and HAProxy: `apt-get install postgresql haproxy`.
 */
const [cuts, stalls, freezes, thaws, kills, restarts] = [45, 5, 5, 4, 20, 3]
const minutes = 60_000

let bundle: ApiBundle
beforeAll(async () => {
  bundle = await buildApi()
}, minutes)
afterAll(() => bundle.remove())

describe('three instances, a primary and a synchronous standby', () => {
  failoverTest(`lose no acknowledged write when every connection is cut, ${cuts} times`, {
    disturb: async ({ cluster }, load) => {
      for (let round = 1; round <= cuts; round += 1) {
        await cluster.query(cutSql)
        await wait(1000)
      }
      await load.acknowledges(60)
      return `${cuts} cuts`
    },
  })

  failoverTest(`lose no acknowledged write when the network stalls for 17 s, ${stalls} times`, {
    disturb: async (setup, load) => {
      let inside = 0
      for (let round = 1; round <= stalls; round += 1) {
        inside += await stallInsideTransactions(setup)
        await wait(17_000)
        setup.endpoint.resume()
        await load.acknowledges(60)
      }
      return `${stalls} stalls with ${inside} transactions open`
    },
  })

  failoverTest(`lose no acknowledged write when the primary freezes, ${freezes} times`, {
    disturb: async (setup, load) => {
      const { cluster } = setup
      for (let round = 1; round <= freezes; round += 1) {
        await cluster.freeze('primary')
        await wait(12_000)
        if (round % 2 === 0) {
          await failOver(setup, load)
          // The old primary continues, finds its clients gone, and is replaced.
          await cluster.thaw('standby')
          await cluster.rejoin()
        } else {
          await cluster.thaw('primary')
        }
        await load.acknowledges(60)
      }
      return `${freezes} freezes, ${Math.floor(freezes / 2)} of them with a failover`
    },
  })

  failoverTest(`lose no acknowledged write when it thaws just after a promotion, ${thaws} times`, {
    disturb: async ({ cluster, endpoint }, load) => {
      for (let round = 1; round <= thaws; round += 1) {
        await cluster.freeze('primary')
        await wait(12_000)
        await cluster.failOver('strict')
        await cluster.thaw('standby')
        // The endpoint still leads to the old primary, which believes that it is one.
        await wait(2000)
        endpoint.pointTo({ path: cluster.socket() })
        await wait(2000)
        await cluster.rejoin()
        await load.acknowledges(60)
      }
      return `${thaws} thaws just after a promotion`
    },
  })

  failoverTest(`lose no acknowledged write when the primary is killed, ${kills} times`, {
    disturb: async (setup, load) => {
      const gaps: number[] = []
      for (let round = 1; round <= kills; round += 1) {
        await setup.cluster.killPrimary()
        await wait(2000)
        gaps.push(await failOver(setup, load))
        await setup.cluster.rejoin()
        await load.acknowledges(40)
      }
      return `${kills} kills, writes back ${Math.round(Math.max(...gaps))} ms after a promotion at most`
    },
  })

  failoverTest('let members sign in while the standby does not respond', {
    writers: 6,
    disturb: async (setup, load) => {
      const { cluster } = setup
      const client = openClient(setup.balancer.port)
      const send = sendTo(client)
      const members = existingMembers(load)
      const durations: number[] = []
      await cluster.freeze('standby')
      // Longer than the time limit of a request: each write that waits for the standby times out once.
      for (const end = performance.now() + 12_000; performance.now() < end; ) {
        const since = performance.now()
        const person = personOf(members[durations.length % members.length] ?? '')
        const body = { email: person.email, firebaseUid: person.uid }
        expect((await send(person, 'POST', '/users/login', { body })).status).toBe(200)
        durations.push(performance.now() - since)
      }
      // A write that only the primary has must not have been acknowledged.
      await cluster.killPrimary()
      await cluster.restartStandby()
      await failOver(setup, load)
      await cluster.rejoin()
      client.close()
      const slowest = Math.round(Math.max(...durations))
      expect(slowest, 'milliseconds of the slowest sign-in').toBeLessThan(2000)
      return `a frozen standby, ${durations.length} sign-ins in ${slowest} ms at most`
    },
  })

  failoverTest(`answer every request during ${restarts} rolling restarts`, {
    disturb: async ({ instances, balancer }, load) => {
      const { statuses } = load.ledger
      for (let round = 1; round <= restarts; round += 1) {
        for (const { restart } of instances) {
          await restart()
          await balancer.waitForReady(instances.length)
        }
      }
      while (total(statuses) < 2000) await load.acknowledges(20)
      // 409 answers a username that is taken; every member tries one.
      expect(Object.keys(statuses)).toEqual(['200', '409'])
      return `${restarts} rolling restarts under ${total(statuses)} requests`
    },
  })
})

/** A disturbance of a deployment under load. `disturb` resolves with a description for the report. */
type Disturbance = {
  writers?: number
  disturb: (setup: Setup, load: Load) => Promise<string>
}

/** A test with its own deployment. It is skipped with the reason if PostgreSQL or HAProxy is missing. */
function failoverTest(title: string, { writers = 12, disturb }: Disturbance): void {
  test(
    title,
    async ({ skip }) => {
      const missing = await withSetup(bundle, async (setup) => {
        const measurements = await underDisturbance(setup, writers, (load) => disturb(setup, load))
        console.log(summaryOf(measurements))
        expectNoLoss(measurements)
      })
      if (missing) skip(missing.absent)
    },
    15 * minutes,
  )
}

const summaryOf = (measurements: Measurements): string => {
  const { disturbance, acknowledged, lost, statuses, exits, slots, slowest, usual } = measurements
  return (
    `${disturbance}: ${acknowledged} acknowledged writes, ${lost.length} lost; answers ${JSON.stringify(statuses)}; ` +
    `${exits.length} instances exited; slots ${slots.join(', ')}; ` +
    `slowest ${Math.round(slowest.milliseconds)} ms (${slowest.request}), ${Math.round(usual)} ms before`
  )
}

const expectNoLoss = ({
  interruption,
  lost,
  doubled,
  wrong,
  exits,
  failures,
  slots,
  slowest,
  usual,
}: Measurements) => {
  expect({ interruption, lost, doubled, wrong, exits, failures, slots }).toEqual({
    ...{ interruption: '', lost: [], doubled: [], wrong: {}, exits: [], failures: [] },
    slots: [poolSize, poolSize, poolSize],
  })
  expect(slowest.milliseconds - usual, slowest.request).toBeLessThan(9000)
}

/** Promotes the standby and points the endpoint to it. Resolves with the milliseconds until writes are acknowledged again. */
const failOver = async ({ cluster, endpoint }: Setup, load: Load): Promise<number> => {
  await cluster.failOver()
  endpoint.pointTo({ path: cluster.socket() })
  return load.acknowledges(20)
}

/** Stalls the network while transactions are open on the server. Resolves with the number of open transactions. */
const stallInsideTransactions = async ({ cluster, endpoint }: Setup): Promise<number> => {
  for (;;) {
    endpoint.stall()
    await wait(200)
    const [row] = await cluster.query<{ open: number }>(openTransactionsSql)
    if (row && row.open > 0) return row.open
    endpoint.resume()
    await wait(200)
  }
}

/** Members of the load whose account is not deleted. */
const existingMembers = ({ ledger }: Load): string[] =>
  ledger.entries
    .filter(({ acknowledged }) => acknowledged.at(-1) === 'report')
    .map(({ uid }) => uid)

const total = (statuses: Readonly<Record<string, number>>): number =>
  Object.values(statuses).reduce((sum, count) => sum + count, 0)

const ofClients = `datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`
const cutSql = `select pg_terminate_backend(pid) from pg_stat_activity where ${ofClients}`
const openTransactionsSql = `select count(*)::int as open from pg_stat_activity where state = 'idle in transaction' and ${ofClients}`
