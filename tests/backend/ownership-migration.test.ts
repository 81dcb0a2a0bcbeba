import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { expect, onTestFinished, test } from 'vitest'
import { migrationsFolder } from '../../backend/database/migrations-folder.ts'

/** A database of the release before migration 0005, with two members, one of whom another person's account was linked to. */
const databaseFromBefore = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'trellis-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp(migrationsFolder, folder, { recursive: true })
  const journal = join(folder, 'meta', '_journal.json')
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'))
  const client = await PGlite.create('memory://')
  onTestFinished(() => client.close())
  const db = drizzle({ client })
  const migrateTo = async (count: number) => {
    await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, count) }))
    await migrate(db, { migrationsFolder: folder })
  }
  await migrateTo(5)
  const insert = async (uid: string, email: string) => {
    await client.query(`insert into identities (uid) values ($1)`, [uid])
    await client.query(
      `insert into members (uid, id, first_name, last_name, username, email, phone, profile_image,
         verified_at, identity_seen_at, created_at, seen_at, had_foreign_provider)
       values ($1, gen_random_uuid(), 'Ada', 'Lovelace', $1, $2, '', '', now(), now(), now(), now(), $1 = 'linked')`,
      [uid, email],
    )
  }
  const stored = async () =>
    (
      await client.query<Record<string, unknown>>(
        `select to_jsonb(m) - 'superseded_at' as row from members m order by uid`,
      )
    ).rows
  return { client, insert, stored, upgrade: () => migrateTo(6) }
}

test('the migration to decision 0045 keeps every record as it is, and what was known about foreign accounts', async () => {
  const { client, insert, stored, upgrade } = await databaseFromBefore()
  await insert('linked', 'ada@xn--bcher-kva.example')
  await insert('plain', 'ada@b\u00fccher.example')
  const before = await stored()
  await upgrade()
  expect(await stored()).toEqual(before)
  const { rows } = await client.query(
    'select uid, had_foreign_account from identities order by uid',
  )
  expect(rows).toEqual([
    { uid: 'linked', had_foreign_account: true },
    { uid: 'plain', had_foreign_account: false },
  ])
})

test('the migration to decision 0045 reports two verified records with one email, and changes nothing (r46)', async () => {
  const { client, insert, stored, upgrade } = await databaseFromBefore()
  await client.query('drop index members_email_key')
  await insert('first', 'ada@example.com')
  await insert('second', 'ada@example.com')
  await client.query('create index members_email_key on members (email)')
  const before = await stored()
  await expect(upgrade()).rejects.toMatchObject({
    cause: { message: expect.stringContaining('members_email_key') },
  })
  expect(await stored()).toEqual(before)
})
