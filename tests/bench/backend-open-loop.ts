import { type Records, startApi } from '../backend/support/api/api-process.ts'
import { openClient } from '../backend/support/api/http-client.ts'
import { timingsAt } from '../backend/support/api/percentiles.ts'
import { type BenchRequest, floor, handlers, registerMembers } from './backend-actions.ts'
import type { Figure } from './part.ts'

const members = 50

/**
 * Fifty members who each send a request per second, whether or not the last response has arrived. A slow response does
 * not delay later requests, so a slow moment counts for all requests in it.
 */
export const openLoop = async (records: Records, seconds: number): Promise<Figure> => {
  const api = await startApi(records)
  const client = openClient(api.port)
  const benchMembers = await registerMembers(client, members, 'loop')
  const p99Of = async (mix: readonly BenchRequest[]) => {
    const started: Promise<number>[] = []
    const since = performance.now()
    for (let beat = 0; beat < members * seconds; beat += 1) {
      await until(since + (beat * 1_000) / members)
      const [member, act] = [benchMembers[beat % members], mix[beat % mix.length]]
      if (!member || !act) continue
      const due = since + (beat * 1_000) / members
      const { method, path, sent } = act.of(member, `loop-${beat}`)
      started.push(client.ask(method, path, sent).then(() => performance.now() - due))
    }
    const [p99 = 0] = timingsAt(await Promise.all(started), [0.99])
    return p99
  }
  // Members register and leave only once, so the mix contains only everyday requests.
  const daily = handlers.filter(({ name }) => ['me', 'login', 'update', 'interests'].includes(name))
  const nothing = await p99Of([floor])
  const mixed = await p99Of(daily)
  client.close()
  await api.kill()
  return {
    name: `PostgreSQL: p99 with ${members} members, open loop`,
    value: mixed,
    unit: 'ms',
    baseline: { name: 'the no-op request', value: nothing },
    budget: ['backend', 'p99 in the open loop'],
  }
}

const until = (moment: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, moment - performance.now())))
