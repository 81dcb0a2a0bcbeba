import { startPostgres } from '../support/postgres.ts'
import { growthOf } from './backend-growth.ts'
import type { Part } from './part.ts'

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
