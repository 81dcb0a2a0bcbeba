import { expect, test } from 'vitest'
import { withApi } from './support/api/api-process.ts'
import { underLoad } from './support/api/load.ts'
import { flatMemory, reportLoad } from './support/api/load-report.ts'
import { createDatabase } from './support/test-database.ts'

/*
 * Members pause between two requests, as people do, for ten seconds. The speed is reported but not asserted.
 */
const server = process.env.TEST_DATABASE_URL ?? ''
const engine = server === '' ? 'PGlite' : 'PostgreSQL'

test(`two hundred members at once on ${engine} get their own records and no errors`, async () => {
  const created = server === '' ? null : await createDatabase(server)
  try {
    // In a folder, as with `npm start`: records in memory would count as memory of the process.
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
