import { startPostgres } from '../support/postgres.ts'
import { growthOf } from './backend-growth.ts'
import { openLoop } from './backend-open-loop.ts'
import type { Part } from './part.ts'

/** The duration of requests on a PostgreSQL server, under load and with more records. */
export const backend: Part = {
  name: 'backend',
  question:
    'How long does a request take, compared with a no-op, under load and with many records?',
  run: async (isQuick) => {
    const server = await startPostgres({ durable: true })
    if ('absent' in server) throw new Error(`There is no PostgreSQL server: ${server.absent}.`)
    try {
      return [
        await openLoop({ databaseUrl: server.url }, isQuick ? 2 : 20),
        await growthOf(server.url, [1_000, isQuick ? 2_000 : 100_000]),
      ]
    } finally {
      await server.stop()
    }
  },
}
