import { availableParallelism } from 'node:os'
import { type ApiProcess, type Records, startApi } from '../support/api/api-process.ts'
import { type Client, openClient } from '../support/api/http-client.ts'
import { timingsAt } from '../support/api/percentiles.ts'
import { startPostgres } from '../support/postgres.ts'
import { type Act, acts, floor, type Guest, moveIn } from './backend-acts.ts'
import { growthOf } from './backend-growth.ts'
import { openLoop } from './backend-open-loop.ts'
import { timingOf } from './measure.ts'
import type { Depth, Figure, Found, Part, Table } from './part.ts'

/** How fast the backend answers, on both engines, alone and in a crowd, and whether more records make it slower. */
export const backend: Part = {
  name: 'backend',
  question:
    'How long does each call take beside one that does nothing, in a crowd, and with many records?',
  run: async (depth) => {
    const embedded = await crowds('PGlite', { dataDir: 'memory://' }, depth)
    const server = await startPostgres({ durable: true })
    if ('absent' in server) {
      const skipped = { title: `PostgreSQL: skipped, ${server.absent}.`, columns: [], rows: [] }
      return { tables: [embedded.table, skipped], figures: [embedded.figure] }
    }
    try {
      const on = { databaseUrl: server.url }
      const served = await crowds('PostgreSQL', on, depth)
      const loop = await openLoop(on, depth)
      const growth = await growthOf(server.url, recordCounts[depth])
      const found: Found[] = [loop, growth]
      return {
        tables: [served.table, embedded.table, ...found.flatMap(({ tables }) => tables)],
        figures: [served.figure, embedded.figure, ...found.flatMap(({ figures }) => figures)],
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

const crowdSizes = [1, 10, 50, 200]
const secondsEach = 0.5

/** Each call by 1 to 200 members who ask again as soon as they are answered. */
const crowds = async (
  engine: string,
  records: Records,
  depth: Depth,
): Promise<{ table: Table; figure: Figure }> => {
  const api = await startApi(records)
  const client = openClient(api.port, Math.max(...crowdSizes))
  const guests = await moveIn(client, Math.max(...crowdSizes), engine)
  const before = await api.memory()
  const rows: (string | number)[][] = []
  for (const members of crowdSizes) {
    const crowd = guests.slice(0, members)
    let nothing = 0
    for (const act of [floor, ...acts]) {
      const measured = await measure(client, crowd, act, depth === 'quick' ? 1 : 3)
      if (act === floor) nothing = measured.p50
      const { rate, spread, p50, p99, refused } = measured
      rows.push([act.name, members, rate, spread, p50, p99, p50 / nothing, refused])
    }
  }
  const after = await finish(api, client)
  const grown = (after - before.used) / 1e6
  return {
    table: {
      title: `${engine}, ${availableParallelism()} processors: requests a second, and ms. Refused is the share (%) of answers other than 200.`,
      columns: [
        ...['call', 'members', 'requests/s', 'spread', 'p50 ms', 'p99 ms', 'p50 / floor'],
        'refused',
      ],
      rows,
    },
    figure: {
      name: `${engine}: memory in use after all of it`,
      value: after / 1e6,
      unit: 'MB',
      beside: { name: 'before', value: (after - grown * 1e6) / 1e6 },
    },
  }
}

const finish = async (api: ApiProcess, client: Client): Promise<number> => {
  const { used } = await api.memory()
  client.close()
  await api.kill()
  return used
}

/** The median of some short runs, after one that is not counted. */
const measure = async (client: Client, crowd: readonly Guest[], act: Act, runs: number) => {
  const found: { rate: number; p50: number; p99: number }[] = []
  let [asked, refused] = [0, 0]
  for (let run = 0; run <= runs; run += 1) {
    const times: number[] = []
    const since = performance.now()
    const end = since + secondsEach * 1_000
    await Promise.all(
      crowd.map(async (guest, index) => {
        for (let turn = 0; performance.now() < end; turn += 1) {
          // Each is another text: nobody registers or leaves twice.
          const call = act.of(guest, `${crowd.length}-${run}-${index}-${turn}`)
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
