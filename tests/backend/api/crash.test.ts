import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { crashRounds } from '../../support/api/crash-rounds.ts'
import { startPostgres } from '../../support/postgres.ts'

/*
 * Twice here; twenty times in `npm run test:deep`. The server is one of its own, since it is killed
 * too, and it waits for the disk as in production.
 */
const onServer = Boolean(process.env.TEST_DATABASE_URL)

test.runIf(onServer)(
  'nothing acknowledged is lost when API and PostgreSQL are killed in the middle of writes',
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
  'nothing acknowledged is lost when the API is killed in the middle of writes to the embedded database',
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
