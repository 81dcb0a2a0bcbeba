import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startPostgres } from '../support/postgres.ts'
import { crashRounds } from './support/api/crash-rounds.ts'

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
    const { url: databaseUrl, crash: crashToo } = server
    try {
      const { acknowledged, lost } = await crashRounds({
        rounds: 2,
        records: { databaseUrl },
        crashToo,
      })
      expect(acknowledged).toBeGreaterThanOrEqual(2 * 60)
      expect(lost).toEqual([])
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
      const { acknowledged, lost } = await crashRounds({ rounds: 2, records: { dataDir } })
      expect(acknowledged).toBeGreaterThanOrEqual(2 * 60)
      expect(lost).toEqual([])
    } finally {
      await rm(dataDir, { recursive: true, force: true })
    }
  },
  300_000,
)
