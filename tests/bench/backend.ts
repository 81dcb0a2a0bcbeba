import { startPostgres } from '../support/postgres.ts'
import { growthOf } from './backend-growth.ts'
import { openLoop } from './backend-open-loop.ts'
import type { Depth, Part } from './part.ts'

/** The duration of requests on a PostgreSQL server, under load and with more records. */
export const backend: Part = {
  name: 'backend',
  question:
    'How long does a request take, compared with a no-op, under load and with many records?',
  run: async (depth) => {
    const server = await startPostgres({ durable: true })
    if ('absent' in server) throw new Error(`There is no PostgreSQL server: ${server.absent}.`)
    try {
      const loop = await openLoop({ databaseUrl: server.url }, depth)
      const growth = await growthOf(server.url, recordCounts[depth])
      return { figures: [loop, growth] }
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
