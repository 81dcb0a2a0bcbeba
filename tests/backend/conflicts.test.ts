import { describe, expect, test } from 'vitest'
import { runLedger } from './support/conflict-ledger.ts'

// Only a PostgreSQL server has a protocol to interfere with: `npm test -- --postgres` starts one.
const server = process.env.TEST_DATABASE_URL ?? ''

describe.runIf(server)('behind an engine that rejects transactions and loses answers', () => {
  test.each([0.01, 0.1, 0.5])(
    'no acknowledged operation is lost or doubled (probability %d)',
    async (probability) => {
      const report = await runLedger(server, { operations: 60, probability, seed: 52 })
      expect(report.acknowledged).toBeGreaterThanOrEqual(60)
      expect(Object.values(report.injected).reduce((sum, count) => sum + count)).toBeGreaterThan(0)
      expect([report.lost, report.doubled]).toEqual([[], []])
    },
    60_000,
  )
})
