import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../backend/database/open.ts'
import { startPostgres, type ThrowawayPostgres } from '../support/postgres.ts'
import { startApi } from './support/api/api-process.ts'
import { openClient, sendTo } from './support/api/http-client.ts'
import { compare, startLoad } from './support/ledger.ts'
import { rowsOf } from './support/stored.ts'

/*
 * The test starts its own server, because it kills the
 * server too, and with fsync as in production.
 */
test('no acknowledged write is lost when the API and PostgreSQL are killed', async () => {
  const server = await startPostgres({ durable: true })
  if ('absent' in server) throw new Error(server.absent)
  onTestFinished(server.stop)
  expect(await crashRounds(server)).toEqual({ lost: [], doubled: [], wrong: {} })
}, 300_000)

/** Kills the API twice while many members write, and compares the acknowledged writes with the records. */
const crashRounds = async ({ url: databaseUrl, crash }: ThrowawayPostgres) => {
  const [lost, doubled]: [string[], string[]] = [[], []]
  const wrong: Record<string, number> = {}
  for (const [name, writes] of [
    ['a', 97],
    ['b', 134],
  ] as const) {
    const api = await startApi(databaseUrl)
    const client = openClient(api.port)
    const load = startLoad(sendTo(client), { writers: 8, pauseMs: 0, name })
    await load.acknowledges(writes).finally(() => Promise.all([api.kill(), crash()]))
    await load.stop()
    client.close()
    const { db, close } = await openDatabase({ databaseUrl })
    const report = await compare(load.ledger, (text) => rowsOf(db, sql.raw(text)))
    await close()
    lost.push(...report.lost)
    doubled.push(...report.doubled)
    Object.assign(wrong, load.ledger.wrong)
  }
  return { lost, doubled, wrong }
}
