import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { migratePostgres } from '../../backend/database/migrate-postgres.ts'
import { migrationsFolder } from '../../backend/database/migrations-folder.ts'
import { createLog } from '../../backend/log.ts'
import { createDatabase } from './support/test-database.ts'

// Locks of several sessions require a PostgreSQL server: `npm test -- --postgres` starts one.
const server = process.env.TEST_DATABASE_URL ?? ''

describe.runIf(server)('a migration', () => {
  test('pauses for a long reader, logs it within 5 s, and does not block writes', async () => {
    const { url, log, lines, connect } = await migrated()
    const [reader, writer] = [await connect(), await connect()]
    await reader.query('begin; select from members')
    const migration = migratePostgres(url, { log, folder: await folderWithOneMore() })
    await expect.poll(() => lines, { timeout: 5000 }).toHaveLength(1)
    expect(lines[0]).toContain('migration waits for a lock')
    for (const uid of ['a', 'b', 'c']) {
      await writer.query('insert into identities (uid) values ($1)', [uid])
      await writer.query('update members set last_name = $1', [uid])
    }
    await reader.query('commit')
    await migration
    expect((await writer.query('select newest from members')).rows).toEqual([])
  })

  test('fails at its limit with a message, and changes nothing', async () => {
    const { url, log, connect } = await migrated()
    const reader = await connect()
    await reader.query('begin; select from members')
    const folder = await folderWithOneMore()
    const limits = { lock: 50, pause: 10, total: 200 }
    await expect(migratePostgres(url, { log, folder, limits })).rejects.toThrow(
      /^The migration gave up after \d s: another session holds a lock that it needs\./,
    )
    await reader.query('commit')
    const { rows } = await reader.query(
      `select count(*)::int as changed from information_schema.columns
       where table_name = 'members' and column_name = 'newest'`,
    )
    expect(rows).toEqual([{ changed: 0 }])
  })

  test('is attempted by one instance at a time when several start together', async () => {
    const { url, connect } = await migrated()
    const reader = await connect()
    await reader.query('begin; select from members')
    const folder = await folderWithOneMore()
    const limits = { lock: 50, pause: 20, total: 60_000 }
    const logs: string[][] = [[], [], []]
    const migrations = logs.map((lines) => {
      const log = createLog('debug', { write: (line: string) => void lines.push(line) })
      return migratePostgres(url, { log, folder, limits })
    })
    await expect
      .poll(() => Math.min(...logs.map((lines) => lines.length)))
      .toBeGreaterThanOrEqual(4)
    const waitedFor = logs.map((lines) => lines.some((line) => line.includes('a table')))
    expect(waitedFor.filter(Boolean)).toHaveLength(1)
    await reader.query('commit')
    await Promise.all(migrations)
  })

  test('locks nothing if the database is up to date', async () => {
    const { url, log, lines, connect } = await migrated()
    const other = await connect()
    await other.query('begin; lock table members, identities in access exclusive mode')
    await migratePostgres(url, { log })
    expect(lines).toEqual([])
  })

  test('is not cancelled by the statement timeout of the role', async () => {
    const { url, log, connect } = await migrated()
    const admin = await connect()
    await admin.query(`do $$ begin execute
      format('alter database %I set statement_timeout = 50', current_database()); end $$`)
    const folder = await folderWithOneMore(`select pg_sleep(0.2);`)
    await migratePostgres(url, { log, folder })
    expect((await admin.query('select newest from members')).rows).toEqual([])
  })
})

/** A database at the newest migration, and connections to it. They are removed after the test. */
const migrated = async () => {
  const { url, drop } = await createDatabase(server)
  onTestFinished(drop)
  const lines: string[] = []
  const log = createLog('debug', { write: (line: string) => void lines.push(line) })
  await migratePostgres(url, { log })
  const connect = async () => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    onTestFinished(() => client.end())
    return client
  }
  return { url, log, lines, connect }
}

/** The committed migrations and one that changes a table that every route reads. */
const folderWithOneMore = async (before = ''): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'trellis-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp(migrationsFolder, folder, { recursive: true })
  const journalFile = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(journalFile, 'utf8'))
  const newest = { ...journal.entries.at(-1), idx: 999, tag: '0999_newest' }
  newest.when += 1
  await writeFile(
    journalFile,
    JSON.stringify({ ...journal, entries: [...journal.entries, newest] }),
  )
  const statements = `${before}alter table members add column newest text;`
  await writeFile(join(folder, '0999_newest.sql'), statements)
  return folder
}
