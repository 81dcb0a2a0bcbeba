import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { lockFolder } from '../../backend/database/folder-lock.ts'
import { openDatabase } from '../../backend/database/open.ts'

describe('the embedded database', () => {
  let parentFolder = ''
  let folder = ''
  beforeEach(async () => {
    parentFolder = await mkdtemp(join(tmpdir(), 'trellis-data-'))
    folder = join(parentFolder, 'created', 'when', 'opened')
  })
  afterEach(() => rm(parentFolder, { recursive: true, force: true }))

  test('creates its folder, migrates, and has its rows after it is reopened', async () => {
    const first = await openDatabase({ dataDir: folder })
    await first.db.execute(sql`insert into identities (uid) values ('uid-ada')`)
    await first.close()
    const second = await openDatabase({ dataDir: folder })
    expect(await second.db.execute(sql`select uid from identities`)).toMatchObject({
      rows: [{ uid: 'uid-ada' }],
    })
    await second.close()
  }, 60_000)

  test('unlocks the folder if it cannot be opened', async () => {
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
