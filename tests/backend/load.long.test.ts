import { expect, onTestFinished, test } from 'vitest'
import { startApi } from './support/api/api-process.ts'
import { openClient, sendTo } from './support/api/http-client.ts'
import { acknowledgedIn, startLoad } from './support/ledger.ts'
import { createDatabase } from './support/test-database.ts'

/*
 * Members pause between two requests, as people do. The speed is reported but not asserted.
 */
const server = process.env.TEST_DATABASE_URL ?? ''

/** The maximum growth of memory in bytes after the first part of the load: a few bytes per request. */
const flatMemory = 8_000_000

test('two hundred members at once get their own records and no errors', async () => {
  const { url, drop } = await createDatabase(server)
  onTestFinished(drop)
  const api = await startApi(url)
  onTestFinished(api.kill)
  const client = openClient(api.port)
  onTestFinished(client.close)
  /** Two hundred members, until none of their requests is under way, which would count as memory. */
  const useApi = async (name: string) => {
    const load = startLoad(sendTo(client), { writers: 200, pauseMs: 1000, turns: Infinity, name })
    const milliseconds = await load.acknowledges(800).finally(load.stop)
    const { slowest, wrong, statuses } = load.ledger
    const { used } = await api.memory()
    const speed = Math.round(acknowledgedIn(load.ledger) / (milliseconds / 1000))
    console.log(`${speed} requests/s, slowest ${slowest.milliseconds} ms, ${used} bytes used`)
    expect(wrong).toEqual({})
    expect(Object.keys(statuses)).toEqual(['200', '409'])
    return used
  }
  const warm = await useApi('a')
  expect((await useApi('b')) - warm).toBeLessThan(flatMemory)
}, 300_000)
