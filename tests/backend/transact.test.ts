import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { singleStatements } from '../../backend/database/open-postgres.ts'
import { retryConflicts } from '../../backend/database/transact.ts'

const failure = (code: string) => Object.assign(new Error(code), { code })

/** Runs attempts that fail with these codes, one after the other, and then succeed. */
const attemptsAfter = async (...codes: string[]) => {
  let attempts = 0
  const result = await retryConflicts(() => {
    const code = codes[attempts]
    attempts += 1
    return code === undefined ? Promise.resolve('saved') : Promise.reject(failure(code))
  }).catch(String)
  return { attempts, result }
}

describe('a statement or a transaction', () => {
  test.each(['40001', '40P01'])('is repeated three times after %s', async (code) => {
    expect(await attemptsAfter(code, code, code)).toEqual({ attempts: 4, result: 'saved' })
    expect(await attemptsAfter(code, code, code, code)).toEqual({
      attempts: 4,
      result: `Error: ${code}`,
    })
  })

  test.each(['08006', 'ECONNRESET', '23505', '57014'])('is not repeated after %s', async (code) => {
    expect(await attemptsAfter(code)).toEqual({ attempts: 1, result: `Error: ${code}` })
  })
})

test('a query outside a transaction is repeated after a conflict', async () => {
  const pool = new pg.Pool()
  const query = vi.fn()
  query.mockRejectedValueOnce(failure('40001'))
  query.mockResolvedValueOnce({ rows: [{ one: 1 }] })
  vi.spyOn(pool, 'connect').mockImplementation(async () => ({ query, release: () => {} }))
  const { rows } = await drizzle({ client: singleStatements(pool) }).execute(sql`select 1 as one`)
  expect(rows).toEqual([{ one: 1 }])
})
