import pg from 'pg'
import { startApi } from '../backend/support/api/api-process.ts'
import { openClient } from '../backend/support/api/http-client.ts'
import { startPostgres } from '../support/postgres.ts'
import { floor, handlers, registerMembers } from './backend-actions.ts'
import { timingOf } from './measure.ts'
import type { Figure, Part } from './part.ts'

/** The duration of requests on a PostgreSQL server with more and more records. */
export const backend: Part = {
  name: 'backend',
  question: 'How much longer does a request take with many records, compared with a no-op?',
  run: async (isQuick) => {
    const server = await startPostgres({ durable: true })
    if ('absent' in server) throw new Error(`There is no PostgreSQL server: ${server.absent}.`)
    try {
      return [await growthOf(server.url, [1_000, isQuick ? 2_000 : 100_000])]
    } finally {
      await server.stop()
    }
  },
}

/** Each request by one member, with more and more records: its duration must not grow with them. */
const growthOf = async (url: string, counts: readonly number[]): Promise<Figure> => {
  const api = await startApi({ databaseUrl: url })
  const client = openClient(api.port)
  const [member] = await registerMembers(client, 1, 'growth')
  if (!member) throw new Error('No member was registered.')
  const medians = new Map<string, number[]>()
  for (const count of counts) {
    await fill(url, count)
    for (const act of [floor, ...handlers]) {
      const times: number[] = []
      for (let turn = 0; turn < 70; turn += 1) {
        const { method, path, sent, before } = act.of(member, `${count}-${turn}`)
        await before?.(client)
        const { milliseconds } = await client.ask(method, path, sent)
        // The first requests warm the process and the database up.
        if (turn >= 10) times.push(milliseconds)
      }
      medians.set(act.name, [...(medians.get(act.name) ?? []), timingOf(times).value])
    }
  }
  client.close()
  await api.kill()
  const growths = [...medians].map(([name, times]) => ({
    name,
    growth: (times.at(-1) ?? 0) / (times[0] ?? 1),
  }))
  const worst = growths.reduce((one, other) => (other.growth > one.growth ? other : one))
  const nothing = growths.find(({ name }) => name === floor.name)?.growth ?? 1
  return {
    name: `growth from ${counts[0]} to ${counts.at(-1)} records: ${worst.name}, the worst request`,
    value: worst.growth,
    unit: '×',
    baseline: { name: 'the no-op request', value: nothing },
    budget: ['growth', 'last / first'],
  }
}

/** Fills the database up to this number of records, of unverified users and of members. */
const fill = async (url: string, count: number): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `insert into identities (uid) select 'fill-' || n from generate_series(1, $1::int) n on conflict do nothing`,
    [count],
  )
  await client.query(
    `insert into members (uid, id, first_name, last_name, username, email, phone, profile_image,
                          verified_at, identity_seen_at, created_at, seen_at)
     select 'fill-' || n, gen_random_uuid(), 'Fill', n::text, 'fill-' || n, 'fill-' || n || '@example.test',
            '', '', case when n % 10 > 0 then now() end, now(), now(), now()
       from generate_series(1, $1::int) n on conflict do nothing`,
    [count],
  )
  await client.query('analyze')
  await client.end()
}
