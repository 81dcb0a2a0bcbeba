import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../backend/database/open.ts'
import type { CheckResult } from '../../../tools/doctor/check-result.ts'
import { databaseCheck } from '../../../tools/doctor/database.ts'
import { doctorConfigFrom } from '../../../tools/doctor/doctor-config.ts'
import { createDatabase } from '../../backend/support/test-database.ts'
import { startPostgres } from '../../support/postgres.ts'

const servers = [process.env.TEST_DATABASE_URL ?? ''].filter(Boolean)

/** The messages with a verdict, one per line. */
const messages = (all: readonly CheckResult[], expected: CheckResult['verdict']): string =>
  all
    .filter(({ verdict }) => verdict === expected)
    .map(({ message }) => message)
    .join('\n')

const query = async (connectionString: string, statements: string): Promise<void> => {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(statements)
  await client.end()
}

const results = (env: Record<string, string>) => databaseCheck(doctorConfigFrom(env)).run()

describe('the doctor’s database check', () => {
  test('is not possible without DATABASE_URL', async () => {
    expect(await results({})).toEqual([
      { verdict: 'unchecked', message: 'Not checked: DATABASE_URL is empty.' },
    ])
  })

  test('reports an unreachable database without the password', async () => {
    const [result] = await results({
      DATABASE_URL: 'postgresql://trellis:hunter2@127.0.0.1:1/none',
    })
    expect(result).toMatchObject({ verdict: 'problem' })
    expect(result?.message).toMatch(/^The database does not respond: .*ECONNREFUSED/)
    expect(result?.message).not.toContain('hunter2')
  })

  test.each(servers)('reports the version and the number of connections', async (server) => {
    const { url, drop } = await createDatabase(server)
    expect(await results({ DATABASE_URL: url })).toMatchObject([
      { verdict: 'ok', message: expect.stringMatching(/^The server is PostgreSQL \d+\.$/) },
      { verdict: 'ok', message: 'The role postgres has the privileges for migrations.' },
      { verdict: 'ok', message: expect.stringContaining('The server allows about') },
      { verdict: 'ok', message: 'The server is a primary and accepts writes.' },
      { verdict: 'note', message: expect.stringContaining('There are no tables yet') },
    ])
    const crowded = await results({ DATABASE_URL: url, DATABASE_POOL_SIZE: '90' })
    expect(messages(crowded, 'problem')).toMatch(/^The server allows \d+ connections, too few/)
    await drop()
  })

  test.each(servers)('reports missing migrations', async (server) => {
    const { url, drop } = await createDatabase(server)
    await (await openDatabase({ databaseUrl: url })).close()
    expect(messages(await results({ DATABASE_URL: url }), 'ok')).toContain(
      'The database has the migrations of this release.',
    )
    await query(url, 'update drizzle.__drizzle_migrations set created_at = created_at - 1')
    expect(messages(await results({ DATABASE_URL: url }), 'problem')).toMatch(
      /^The migrations are behind this release/,
    )
    await drop()
  })

  test.each(servers)('reports a role without the CREATE privilege', async (server) => {
    const { url, drop } = await createDatabase(server)
    const role = `limited_${randomUUID().replaceAll('-', '')}`
    await query(url, `revoke create on schema public from public; create role ${role} login`)
    const limited = new URL(url)
    limited.username = role
    expect(messages(await results({ DATABASE_URL: limited.href }), 'problem')).toBe(
      `The role ${role} lacks CREATE on the database and on its schema: instances cannot migrate. Make it the owner of the database.`,
    )
    await query(url, `drop role ${role}`)
    await drop()
  })

  test.runIf(servers.length > 0)('reports a standby', async () => {
    const own = await startPostgres()
    if ('absent' in own) throw new Error(own.absent)
    onTestFinished(own.stop)
    await own.demote()
    expect(messages(await results({ DATABASE_URL: own.url }), 'problem')).toBe(
      'The server is a standby without writes: DATABASE_URL must lead to the primary.',
    )
  })
})
