import { expect, test } from 'vitest'
import { runLedger } from '../backend/support/conflict-ledger.ts'
import { startPostgres } from '../support/postgres.ts'
import { boundsFrom } from './bounds.ts'

const { operations, seed } = boundsFrom(process.env)

// Half of all transactions fail: an operation takes ten times as long.
test.each([
  [0.01, operations],
  [0.1, operations],
  [0.5, Math.ceil(operations / 10)],
])(
  'no acknowledged operation is lost or doubled behind conflicts and lost answers (probability %d)',
  async (probability, count) => {
    const server = await startPostgres()
    if ('absent' in server) throw new Error(server.absent)
    try {
      const report = await runLedger(server.url, { operations: count, probability, seed })
      console.log(JSON.stringify({ probability, ...report }))
      expect([report.lost, report.doubled]).toEqual([[], []])
    } finally {
      await server.stop()
    }
  },
  600_000,
)
