import { PGlite } from '@electric-sql/pglite'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { expect, onTestFinished, test } from 'vitest'
import { migrationsFolder } from '../../backend/database/apply-migration.ts'

/** A database before decision 0045, with two members, one of whom another person's account was linked to. */
const databaseBefore0045 = async () => {
  const client = await PGlite.create('memory://')
  onTestFinished(() => client.close())
  const migrate = async (from: number, to: number) => {
    const migrations = readMigrationFiles({ migrationsFolder }).slice(from, to)
    for (const statement of migrations.flatMap(({ sql }) => sql)) await client.exec(statement)
  }
  await migrate(0, 6)
  const insert = async (uid: string, email: string) => {
    await client.query(`insert into identities (uid) values ($1)`, [uid])
    await client.query(
      `insert into members (uid, id, first_name, last_name, username, email, phone, profile_image,
         verified_at, identity_seen_at, created_at, seen_at, had_foreign_provider)
       values ($1, gen_random_uuid(), 'Ada', 'Lovelace', $1, $2, '', '', now(), now(), now(), now(), $1 = 'linked')`,
      [uid, email],
    )
  }
  const storedRows = async () =>
    (
      await client.query<Record<string, unknown>>(
        `select to_jsonb(m) - 'superseded_at' as row from members m order by uid`,
      )
    ).rows
  return { client, insert, storedRows, upgrade: () => migrate(6, 11) }
}

test('the migration to decision 0045 keeps every record as it is, and what was known about foreign accounts', async () => {
  const { client, insert, storedRows, upgrade } = await databaseBefore0045()
  await insert('linked', 'ada@xn--bcher-kva.example')
  await insert('plain', 'ada@b\u00fccher.example')
  const before = await storedRows()
  await upgrade()
  expect(await storedRows()).toEqual(before)
  const { rows } = await client.query(
    'select uid, had_foreign_account from identities order by uid',
  )
  expect(rows).toEqual([
    { uid: 'linked', had_foreign_account: true },
    { uid: 'plain', had_foreign_account: false },
  ])
})

test('the migration to decision 0045 reports two verified records with one email, and changes nothing (r46)', async () => {
  const { client, insert, storedRows, upgrade } = await databaseBefore0045()
  await client.query('drop index members_email_key')
  await insert('first', 'ada@example.com')
  await insert('second', 'ada@example.com')
  await client.query('create index members_email_key on members (email)')
  const before = await storedRows()
  await expect(upgrade()).rejects.toThrow('members_email_key')
  expect(await storedRows()).toEqual(before)
})
