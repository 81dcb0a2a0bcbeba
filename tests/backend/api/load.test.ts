import { expect, test } from 'vitest'
import { withApi } from '../../support/api/api-process.ts'
import { underLoad } from '../../support/api/load.ts'
import { flatMemory, reportLoad } from '../../support/api/load-report.ts'
import { createDatabase } from './support/test-database.ts'

/*
 * Here they think between two requests, as people do, for ten seconds; in `npm run test:deep` nobody does, for two
 * minutes. How fast it is, is reported and not judged.
 */
const server = process.env.TEST_DATABASE_URL ?? ''
const engine = server === '' ? 'PGlite' : 'PostgreSQL'

test(`two hundred members at once on ${engine} get their own records and no failure`, async () => {
  const created = server === '' ? null : await createDatabase(server)
  try {
    // In a folder, as `npm start` has it: records in memory would be counted as the program's own.
    const records = created ? { databaseUrl: created.url } : { dataDir: 'records' }
    const load = { members: 200, seconds: 10, thinking: 1_000 }
    const report = await withApi(records, (api) => underLoad(api, load))
    await reportLoad(engine, report)
    expect(report.wrong).toEqual([])
    expect(Object.keys(report.statuses)).toEqual(['200'])
    expect(report.memory.after - report.memory.warm).toBeLessThan(flatMemory)
  } finally {
    await created?.drop()
  }
}, 300_000)
