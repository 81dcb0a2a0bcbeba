import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { crashRounds } from '../backend/support/api/crash-rounds.ts'
import { startPostgres } from '../support/postgres.ts'
import { boundsFrom } from './bounds.ts'

const { crashes: rounds } = boundsFrom(process.env)
const minutes = 60_000

test(
  'no acknowledged write is lost when the API and PostgreSQL are killed repeatedly',
  async ({ skip }) => {
    const server = await startPostgres({ durable: true })
    if ('absent' in server) return skip(server.absent)
    const records = { databaseUrl: server.url }
    try {
      const { acknowledged, lost } = await crashRounds({ rounds, records, crashToo: server.crash })
      console.log(`PostgreSQL: ${acknowledged} acknowledged, ${lost.length} lost, ${rounds} kills`)
      expect(lost).toEqual([])
    } finally {
      await server.stop()
    }
  },
  10 * minutes,
)

test(
  'no acknowledged write is lost when the API with the embedded database is killed repeatedly',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'trellis-crash-'))
    try {
      const { acknowledged, lost } = await crashRounds({ rounds, records: { dataDir } })
      console.log(`PGlite: ${acknowledged} acknowledged, ${lost.length} lost, ${rounds} kills`)
      expect(lost).toEqual([])
    } finally {
      await rm(dataDir, { recursive: true, force: true })
    }
  },
  10 * minutes,
)
