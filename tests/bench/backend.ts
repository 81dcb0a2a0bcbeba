import { availableParallelism } from 'node:os'
import { type ApiProcess, type Records, startApi } from '../backend/support/api/api-process.ts'
import { type Client, openClient } from '../backend/support/api/http-client.ts'
import { timingsAt } from '../backend/support/api/percentiles.ts'
import { startPostgres } from '../support/postgres.ts'
import {
  type BenchMember,
  type BenchRequest,
  floor,
  handlers,
  registerMembers,
} from './backend-actions.ts'
import { growthOf } from './backend-growth.ts'
import { openLoop } from './backend-open-loop.ts'
import { timingOf } from './measure.ts'
import type { Depth, Figure, Found, Part, Table } from './part.ts'

/** The duration of requests on a PostgreSQL server, alone and under load, and with more records. */
export const backend: Part = {
  name: 'backend',
  question:
    'How long does each request take, compared with a no-op, under load, and with many records?',
  run: async (depth) => {
    const server = await startPostgres({ durable: true })
    if ('absent' in server) throw new Error(`There is no PostgreSQL server: ${server.absent}.`)
    try {
      const on = { databaseUrl: server.url }
      const served = await crowds(on, depth)
      const loop = await openLoop(on, depth)
      const growth = await growthOf(server.url, recordCounts[depth])
      const found: Found[] = [loop, growth]
      return {
        tables: [served.table, ...found.flatMap(({ tables }) => tables)],
        figures: [served.figure, ...found.flatMap(({ figures }) => figures)],
      }
    } finally {
      await server.stop()
    }
  },
}

const recordCounts: Readonly<Record<Depth, readonly number[]>> = {
  quick: [1_000, 2_000],
  usual: [1_000, 100_000],
  deep: [1_000, 100_000, 1_000_000],
}

const memberCounts = [1, 10, 50, 200]
const secondsEach = 0.5

/** Each request by 1 to 200 members who send the next one as soon as they receive a response. */
const crowds = async (
  records: Records,
  depth: Depth,
): Promise<{ table: Table; figure: Figure }> => {
  const api = await startApi(records)
  const client = openClient(api.port, Math.max(...memberCounts))
  const benchMembers = await registerMembers(client, Math.max(...memberCounts), 'crowd')
  const before = await api.memory()
  const rows: (string | number)[][] = []
  for (const members of memberCounts) {
    const active = benchMembers.slice(0, members)
    let nothing = 0
    for (const act of [floor, ...handlers]) {
      const measured = await measure(client, active, act, depth === 'quick' ? 1 : 3)
      if (act === floor) nothing = measured.p50
      const { rate, spread, p50, p99, refused } = measured
      rows.push([act.name, members, rate, spread, p50, p99, p50 / nothing, refused])
    }
  }
  const after = await finish(api, client)
  const grown = (after - before.used) / 1e6
  return {
    table: {
      title: `PostgreSQL, ${availableParallelism()} processors: requests per second, and latency in ms. Rejected is the share (%) of responses other than 200.`,
      columns: [
        ...['request', 'members', 'requests/s', 'spread', 'p50 ms', 'p99 ms', 'p50 / floor'],
        'rejected',
      ],
      rows,
    },
    figure: {
      name: 'PostgreSQL: memory of the API at the end',
      value: after / 1e6,
      unit: 'MB',
      baseline: { name: 'at the start', value: (after - grown * 1e6) / 1e6 },
    },
  }
}

const finish = async (api: ApiProcess, client: Client): Promise<number> => {
  const { used } = await api.memory()
  client.close()
  await api.kill()
  return used
}

/** The median of some short runs, after a warm-up run. */
const measure = async (
  client: Client,
  active: readonly BenchMember[],
  act: BenchRequest,
  runs: number,
) => {
  const found: { rate: number; p50: number; p99: number }[] = []
  let [asked, refused] = [0, 0]
  for (let run = 0; run <= runs; run += 1) {
    const times: number[] = []
    const since = performance.now()
    const end = since + secondsEach * 1_000
    await Promise.all(
      active.map(async (member, index) => {
        for (let turn = 0; performance.now() < end; turn += 1) {
          // Each text is different, because no one registers or leaves twice.
          const call = act.of(member, `${active.length}-${run}-${index}-${turn}`)
          if (call.before) await call.before(client)
          const answer = await client.ask(call.method, call.path, call.sent)
          asked += 1
          if (answer.status === 200) times.push(answer.milliseconds)
          else refused += 1
        }
      }),
    )
    const [p50 = 0, p99 = 0] = timingsAt(times, [0.5, 0.99])
    if (run > 0)
      found.push({ rate: times.length / ((performance.now() - since) / 1_000), p50, p99 })
  }
  const rates = timingOf(found.map(({ rate }) => rate))
  return {
    rate: Math.round(rates.median),
    spread: Math.round(rates.spread),
    p50: timingOf(found.map(({ p50 }) => p50)).median,
    p99: timingOf(found.map(({ p99 }) => p99)).median,
    refused: (refused / asked) * 100,
  }
}
