import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { lockFolder } from '../../../backend/api/database/folder-lock.ts'
import { openDatabase } from '../../../backend/api/database/open.ts'
import { createDatabase } from './support/test-database.ts'

const servers = [process.env.TEST_DATABASE_URL ?? ''].filter(Boolean)

describe('the embedded database', () => {
  let folder = ''
  beforeEach(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'trellis-data-')), 'made', 'on', 'the', 'way')
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  test('makes its folder, migrates, and has its rows after it was closed', async () => {
    const first = await openDatabase({ dataDir: folder })
    await first.db.execute(sql`insert into identities (uid) values ('uid-ada')`)
    await first.close()
    const second = await openDatabase({ dataDir: folder })
    expect(await second.db.execute(sql`select uid from identities`)).toMatchObject({
      rows: [{ uid: 'uid-ada' }],
    })
    await second.close()
  }, 60_000)

  test('gives the folder back when it cannot be opened', async () => {
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'PG_VERSION'), 'no cluster')
    const failed = await openDatabase({ dataDir: folder }).then(
      () => 'opened',
      () => 'failed',
    )
    expect(failed).toBe('failed')
    const unlock = await lockFolder(folder)
    await unlock()
  }, 60_000)
})

// Real locks need a real server: `npm test -- --postgres` starts one and names it in TEST_DATABASE_URL.
describe.each(servers)('a served database', (server) => {
  test('is migrated once when four instances start at the same moment', async () => {
    const { url, drop } = await createDatabase(server)
    const instances = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ databaseUrl: url })))
    const applied = await instances[0]?.db.execute(
      sql`select count(*)::int as migrations, count(distinct hash)::int as different from drizzle.__drizzle_migrations`,
    )
    expect(applied).toMatchObject({ rows: [{ migrations: 1, different: 1 }] })
    await Promise.all(instances.map(({ close }) => close()))
    await drop()
  })

  test('that cannot be reached is an error, not a wait', async () => {
    await expect(openDatabase({ databaseUrl: 'postgresql://127.0.0.1:1/none' })).rejects.toThrow(
      'ECONNREFUSED',
    )
  })
})
