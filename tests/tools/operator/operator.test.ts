import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { members } from '../../../backend/database/schema.ts'
import { openBucket } from '../../../tools/operator/bucket.ts'
import { exportMember } from '../../../tools/operator/member-export.ts'
import { openIdentities } from '../../../tools/operator/operator-identities.ts'
import { cleanUpPictures } from '../../../tools/operator/picture-clean-up.ts'
import { startOperatorWorld } from './operator-world.ts'

let world: Awaited<ReturnType<typeof startOperatorWorld>>

beforeAll(async () => {
  world = await startOperatorWorld()
})
afterEach(() => world.empty())
afterAll(() => world.stop())

const hours = 60 * 60 * 1000

test('a bucket that cannot be reached says why', async () => {
  const bucket = openBucket({ bucket: 'b', origins: ['http://127.0.0.1:2'], accessToken: '' })
  await expect(bucket.list().next()).rejects.toThrow('The bucket cannot be reached: ECONNREFUSED.')
})

describe('the clean-up of pictures', () => {
  const cleanUp = ({ after = 0, ...options }: { remove?: number; after?: number } = {}) => {
    const { db, bucket, config } = world
    return cleanUpPictures({
      ...{ db, bucket, pictures: config.pictures, now: Date.now() + after },
      ...options,
    })
  }

  test('finds and removes a picture that was uploaded after the deletion with an old token', async () => {
    const kept = [await world.memberWithPicture('ben'), await world.memberWithPicture('cleo')]
    const { session } = await world.memberWithPicture('maya')
    await world.deleteAccount(session)
    const late = await world.upload(session)
    expect(await world.statusOf(late)).toBe(200)

    const found = [{ uid: session.localId, reason: 'the account is deleted' }]
    expect(await cleanUp()).toEqual({ pictures: 3, found, removed: 0 })
    expect(await world.statusOf(late)).toBe(200)

    expect(await cleanUp({ remove: 1 })).toEqual({ pictures: 3, found, removed: 1 })
    expect(await world.statusOf(late)).not.toBe(200)
    for (const { url } of kept) expect(await world.statusOf(url)).toBe(200)
    expect(await cleanUp()).toEqual({ pictures: 2, found: [], removed: 0 })
  })

  test('removes a picture that is not the one of its record a day after its upload', async () => {
    const ben = await world.memberWithPicture('ben')
    const unsaved = await world.upload(ben.session)
    // A replaced record, as after a claim, has no picture.
    const cleo = await world.memberWithPicture('cleo')
    await world.send(cleo.session, 'PUT', 'update', { profileImage: '' })
    const unregistered = await world.client.signUpVerified('dora@example.test')
    await world.upload(unregistered)

    expect(await cleanUp({ after: 23 * hours })).toMatchObject({ pictures: 3, found: [] })
    const { found, removed } = await cleanUp({ after: 25 * hours, remove: 3 })
    expect(removed).toBe(3)
    expect(new Set(found)).toEqual(
      new Set([
        { uid: ben.session.localId, reason: 'it is not the picture of the record' },
        { uid: cleo.session.localId, reason: 'it is not the picture of the record' },
        { uid: unregistered.localId, reason: 'there is no record' },
      ]),
    )
    expect(await world.statusOf(unsaved)).not.toBe(200)
  })

  test('removes nothing if it finds more pictures than the operator expects', async () => {
    const { session } = await world.memberWithPicture('maya')
    await world.deleteAccount(session)
    const late = await world.upload(session)
    await expect(cleanUp({ remove: 0 })).rejects.toThrow('1 picture')
    expect(await world.statusOf(late)).toBe(200)
  })
})

test('the URL of a replaced picture does not work any more', async () => {
  const { session, url } = await world.memberWithPicture('maya')
  expect(await world.statusOf(url)).toBe(200)
  await world.upload(session)
  expect(await world.statusOf(url)).toBe(403)
})

describe('the export of a member', () => {
  const exported = (who: string) => {
    const { db, config } = world
    const identities = openIdentities({ ...config, accessToken: 'owner' })
    return exportMember({ db, identities, now: Date.now() }, who)
  }

  test.each([
    ['uid', ({ uid }: { uid: string; email: string }) => uid],
    ['email', ({ email }: { uid: string; email: string }) => email.toUpperCase()],
    ['username', () => 'MAYA'],
  ] as const)(
    'contains everything that is stored about the member with this %s',
    async (_, whoOf) => {
      const { session, email, url } = await world.memberWithPicture('maya')
      await world.send(session, 'POST', 'report-bug', {
        bugDescription: 'The arrow is upside down.',
      })
      await world.memberWithPicture('ben')
      const data = await exported(whoOf({ uid: session.localId, email }))
      expect(data).toMatchObject({
        uid: session.localId,
        status: { deletedAt: null, withdrawnAt: null },
        record: { firstName: 'maya', username: 'maya', email },
        picture: url,
        bugReports: [{ description: 'The arrow is upside down.' }],
        knownPlaces: { count: 1, lastSeenAt: expect.any(Date) },
        pendingToken: { expiresAt: expect.any(Date) },
        identity: { email, emailVerified: true, hasPassword: true },
      })
      const text = JSON.stringify(data)
      expect(text).not.toContain('ben')
      expect(text).not.toMatch(/passwordHash|"salt"|placeHash|tokenHash/)
    },
  )

  test('of a deleted account contains only the tombstone', async () => {
    const { session } = await world.memberWithPicture('maya')
    await world.send(session, 'POST', 'report-bug', { bugDescription: 'Private' })
    await world.deleteAccount(session)
    expect(await exported(session.localId)).toMatchObject({
      status: { deletedAt: expect.any(Date) },
      record: null,
      picture: '',
      bugReports: [],
      knownPlaces: { count: 0 },
      identity: null,
    })
  })

  test('says that the identity was not asked for without an access token', async () => {
    const { session } = await world.memberWithPicture('maya')
    const { db, config } = world
    const identities = openIdentities({ ...config, accessToken: '' })
    const { identity } = await exportMember({ db, identities, now: Date.now() }, session.localId)
    expect(identity).toMatch(/^not included/)
  })

  test('refuses the uid of a member that another has as username', async () => {
    const { session } = await world.memberWithPicture('maya')
    const other = await world.memberWithPicture('ben')
    await world.db
      .update(members)
      .set({ username: session.localId })
      .where(eq(members.uid, other.session.localId))
    await expect(exported(session.localId)).rejects.toThrow(
      `ambiguous: the uid of ${session.localId}, the username of ${other.session.localId}`,
    )
    expect(await exported(other.email)).toMatchObject({ matchedBy: 'email' })
  })

  test('of an unknown name fails', async () => {
    await expect(exported('unknown-member')).rejects.toThrow(
      'No member has the uid, email or username',
    )
  })
})
