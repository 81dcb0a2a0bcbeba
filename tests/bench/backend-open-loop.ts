import { type Records, startApi } from '../support/api/api-process.ts'
import { openClient } from '../support/api/http-client.ts'
import { timingsAt } from '../support/api/percentiles.ts'
import { type Act, acts, floor, moveIn } from './backend-acts.ts'
import type { Depth, Found } from './part.ts'

const members = 50

/**
 * Fifty members who ask once a second each, whether the last answer has come or not: what is late
 * makes nobody wait to ask, so a slow moment counts for all whom it meets.
 */
export const openLoop = async (records: Records, depth: Depth): Promise<Found> => {
  const seconds = depth === 'quick' ? 2 : 20
  const api = await startApi(records)
  const client = openClient(api.port)
  const guests = await moveIn(client, members, 'loop')
  const row = async (name: string, mix: readonly Act[]) => {
    const started: Promise<number>[] = []
    const since = performance.now()
    for (let beat = 0; beat < members * seconds; beat += 1) {
      await until(since + (beat * 1_000) / members)
      const [guest, act] = [guests[beat % members], mix[beat % mix.length]]
      if (!guest || !act) continue
      const due = since + (beat * 1_000) / members
      const { method, path, sent } = act.of(guest, `loop-${beat}`)
      started.push(client.ask(method, path, sent).then(() => performance.now() - due))
    }
    const times = await Promise.all(started)
    const [p50 = 0, p99 = 0, worst = 0] = timingsAt(times, [0.5, 0.99, 1])
    return { name, requests: times.length, p50, p99, worst }
  }
  // Registering and leaving are done once in a life: the calls of every day make up the mix.
  const daily = acts.filter(({ name }) => ['me', 'login', 'update', 'interests'].includes(name))
  const nothing = await row(floor.name, [floor])
  const mix = await row('daily calls in turn', daily)
  client.close()
  await api.kill()
  return {
    tables: [
      {
        title: `PostgreSQL, open loop: ${members} members, a request a second each, for ${seconds} s.`,
        columns: ['calls', 'requests', 'p50 ms', 'p99 ms', 'worst ms'],
        rows: [nothing, mix].map((found) => Object.values(found)),
      },
    ],
    figures: [
      {
        name: `PostgreSQL: p99 with ${members} members, open loop`,
        value: mix.p99,
        unit: 'ms',
        beside: { name: 'the call that does nothing', value: nothing.p99 },
        budget: ['backend', 'p99 in the open loop'],
      },
    ],
  }
}

const until = (moment: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, moment - performance.now())))
