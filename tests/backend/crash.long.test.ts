import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from '../../backend/database/open.ts'
import { startPostgres } from '../support/postgres.ts'
import { type Records, startApi } from './support/api/api-process.ts'
import { openClient, sendTo } from './support/api/http-client.ts'
import { compare, startLoad } from './support/ledger.ts'
import { rowsOf } from './support/stored.ts'

/*
 * The test starts its own server, because it kills the
 * server too, and with fsync as in production.
 */
const onServer = Boolean(process.env.TEST_DATABASE_URL)

test.runIf(onServer)(
  'no acknowledged write is lost when the API and PostgreSQL are killed',
  async () => {
    const server = await startPostgres({ durable: true })
    if ('absent' in server) throw new Error(server.absent)
    try {
      expect(await crashRounds({ databaseUrl: server.url }, server.crash)).toEqual(noLoss)
    } finally {
      await server.stop()
    }
  },
  300_000,
)

test.skipIf(onServer)(
  'no acknowledged write is lost when the API with its embedded database is killed',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'trellis-crash-'))
    try {
      expect(await crashRounds({ dataDir }, async () => {})).toEqual(noLoss)
    } finally {
      await rm(dataDir, { recursive: true, force: true })
    }
  },
  300_000,
)

const noLoss = { lost: [], doubled: [], wrong: {} }

/** Kills the API twice while many members write, and compares the acknowledged writes with the records. */
const crashRounds = async (records: Records, crashToo: () => Promise<void>) => {
  const [lost, doubled]: [string[], string[]] = [[], []]
  const wrong: Record<string, number> = {}
  for (const [name, writes] of [
    ['a', 97],
    ['b', 134],
  ] as const) {
    const api = await startApi(records)
    const client = openClient(api.port)
    const load = startLoad(sendTo(client), { writers: 8, pauseMs: 0, name })
    await load.acknowledges(writes).finally(() => Promise.all([api.kill(), crashToo()]))
    await load.stop()
    client.close()
    const { db, close } = await openDatabase(records)
    const report = await compare(load.ledger, (text) => rowsOf(db, sql.raw(text)))
    await close()
    lost.push(...report.lost)
    doubled.push(...report.doubled)
    Object.assign(wrong, load.ledger.wrong)
  }
  return { lost, doubled, wrong }
}
