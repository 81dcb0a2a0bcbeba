import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { readAuthExport, reconcile } from '../../../tools/operator/reconcile.ts'
import { openTestDatabase, type TestDatabase } from '../../backend/support/test-database.ts'

describe('an export of the identities', () => {
  const read = async (text: string) => {
    const folder = await mkdtemp(join(tmpdir(), 'trellis-export-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const file = join(folder, 'now.json')
    await writeFile(file, text)
    return readAuthExport(file)
  }

  test('contains the uids of the identities', async () => {
    const users = [
      { localId: 'ada', displayName: 'a } and a \\" {', providerUserInfo: [{ rawId: '1' }] },
      { localId: 'ben' },
    ]
    expect(await read(JSON.stringify({ users }, null, 2))).toEqual(['ada', 'ben'])
  })

  test.each([
    ['is empty', ''],
    ['contains no identity', '{"users": []}'],
    ['ends in the middle', '{"users": [{"localId": "ada"},\n{"localId": "be'],
    ['ends between two identities', '{"users": [{"localId": "ada"},\n'],
    [
      'has an identity without a uid',
      '{"users": [{"localId": "ada"}, {"email": "ben@example.test"}]}',
    ],
    ['is another file', '{"members": [{"localId": "ada"}]}'],
  ])('is refused if it %s', async (_, text) => {
    await expect(read(text)).rejects.toThrow('is not a complete export of the identities')
  })
})

describe('after a restore', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  beforeEach(async () => {
    await database.empty()
    await database.db.execute(
      sql`insert into identities (uid) values ('ada'), ('ben'), ('withdrawn')`,
    )
    await database.db.execute(
      sql`insert into identities (uid, deleted_at) values ('gone', '2026-01-01'), ('left', '2026-01-01')`,
    )
    await database.db.execute(sql`
      insert into members (id, uid, first_name, last_name, username, phone, profile_image, identity_seen_at, created_at, seen_at)
      select gen_random_uuid(), uid, uid, '', uid, '', '', now(), now(), now() from unnest(array['ada', 'ben']) as uid`)
  })
  afterAll(() => database.close())

  const stored = async () => {
    const { rows } = (await database.db.execute(sql`
      select i.uid, i.deleted_at is not null as deleted, m.uid is not null as member
      from identities i left join members m on m.uid = i.uid order by i.uid`)) as unknown as {
      rows: { uid: string; deleted: boolean; member: boolean }[]
    }
    return rows.map(
      ({ uid, deleted, member }) => `${uid}${deleted ? ' deleted' : ''}${member ? ' member' : ''}`,
    )
  }
  const before = ['ada member', 'ben member', 'gone deleted', 'left deleted', 'withdrawn']
  const living = ['ada', 'gone', 'newcomer']
  const differences = {
    ...{ identities: 3, members: 2, recordsToRemove: 1 },
    unused: [
      { uid: 'gone', reason: 'the account is deleted' },
      { uid: 'newcomer', reason: 'no record' },
    ],
  }

  test('the comparison counts what differs, and changes nothing', async () => {
    expect(await reconcile(database.db, living)).toEqual(differences)
    expect(await stored()).toEqual(before)
  })

  test('the records without an identity become tombstones, if their number is confirmed', async () => {
    expect(await reconcile(database.db, living, 1)).toEqual(differences)
    expect(await stored()).toEqual([
      'ada member',
      'ben deleted',
      'gone deleted',
      'left deleted',
      'withdrawn',
    ])
  })

  test.each([0, 2])('nothing changes if the confirmed number is %i', async (number) => {
    await expect(reconcile(database.db, living, number)).rejects.toThrow(
      '1 record(s) would be removed',
    )
    expect(await stored()).toEqual(before)
  })
})
