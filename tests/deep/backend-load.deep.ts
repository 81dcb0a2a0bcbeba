import { expect, test } from 'vitest'
import { withApi } from '../backend/support/api/api-process.ts'
import { type LoadReport, underLoad } from '../backend/support/api/load.ts'
import { flatMemory, reportLoad } from '../backend/support/api/load-report.ts'
import { startPostgres } from '../support/postgres.ts'
import { boundsFrom } from './bounds.ts'

const load = { members: 200, seconds: boundsFrom(process.env).loadSeconds, thinking: 0 }

const expectCorrectAnswers = ({ wrong, statuses, memory }: LoadReport) => {
  expect(wrong).toEqual([])
  expect(Object.keys(statuses)).toEqual(['200'])
  expect(memory.after - memory.warm).toBeLessThan(flatMemory)
}

test('two hundred parallel members on PostgreSQL receive their own records and no failure', async ({
  skip,
}) => {
  const server = await startPostgres({ durable: true })
  if ('absent' in server) return skip(server.absent)
  try {
    const report = await withApi({ databaseUrl: server.url }, (api) => underLoad(api, load))
    await reportLoad('PostgreSQL', report)
    expectCorrectAnswers(report)
  } finally {
    await server.stop()
  }
}, 600_000)

test('two hundred parallel members on PGlite receive their own records and no failure', async () => {
  // In a folder, like `npm start`: in-memory records would count as memory of the process.
  const report = await withApi({ dataDir: 'records' }, (api) => underLoad(api, load))
  await reportLoad('PGlite', report)
  expectCorrectAnswers(report)
}, 600_000)
