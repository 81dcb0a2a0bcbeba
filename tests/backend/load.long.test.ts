import { expect, test } from 'vitest'
import { withApi } from './support/api/api-process.ts'
import { openClient, sendTo } from './support/api/http-client.ts'
import { acknowledgedIn, startLoad } from './support/ledger.ts'
import { createDatabase } from './support/test-database.ts'

/*
 * Members pause between two requests, as people do. The speed is reported but not asserted.
 */
const server = process.env.TEST_DATABASE_URL ?? ''
const engine = server === '' ? 'PGlite' : 'PostgreSQL'

/** The maximum growth of memory in bytes after the first part of the load: a few bytes per request. */
const flatMemory = 8_000_000

test(`two hundred members at once on ${engine} get their own records and no errors`, async () => {
  const created = server === '' ? null : await createDatabase(server)
  try {
    // In a folder, as with `npm start`: records in memory would count as memory of the process.
    const records = created ? { databaseUrl: created.url } : { dataDir: 'records' }
    const [load, memory] = await withApi(records, async (api) => {
      const client = openClient(api.port)
      const load = startLoad(sendTo(client), { writers: 200, pauseMs: 1000, turns: Infinity })
      try {
        const since = performance.now()
        await load.acknowledges(800)
        const warm = (await api.memory()).used
        await load.acknowledges(800)
        const growth = (await api.memory()).used - warm
        await load.stop()
        const seconds = (performance.now() - since) / 1000
        const { slowest } = load.ledger
        console.log(
          `${engine}: ${Math.round(acknowledgedIn(load.ledger) / seconds)} requests/s, slowest ` +
            `${Math.round(slowest.milliseconds)} ms (${slowest.request}), memory ${growth} bytes more`,
        )
        return [load, growth] as const
      } finally {
        await load.stop()
        client.close()
      }
    })
    expect(load.ledger.wrong).toEqual({})
    expect(Object.keys(load.ledger.statuses)).toEqual(['200', '409'])
    expect(memory).toBeLessThan(flatMemory)
  } finally {
    await created?.drop()
  }
}, 300_000)
