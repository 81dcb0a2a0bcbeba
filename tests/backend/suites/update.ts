import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { members } from '../../../backend/database/schema.ts'
import {
  ada,
  ben,
  grace,
  newAda,
  type Person,
  registrationOf,
  socialBodyOf,
} from '../support/people.ts'
import type { World } from '../support/world.ts'

export const updateSuite = (world: () => World): void => {
  const register = (person: Person, username: string) =>
    world().as(person, 'POST', '/users/register', registrationOf(person, username))
  const update = (body: unknown, person = ada) => world().as(person, 'PUT', '/users/update', body)
  const record = async (person = ada) => (await world().as(person, 'GET', '/users/me')).body

  describe('PUT /users/update', () => {
    test('changes every field of the contract, and the record contains the picture’s URL (spec 3.10)', async () => {
      await register(newAda, 'ada')
      const response = await update({
        firstName: 'Augusta',
        lastName: 'King',
        email: 'ada@example.com',
        phone: '+44 20 7946 0958',
        profileImage: ownPicture,
        location: london,
        dateOfBirth: '1915-12-10',
      })
      expect(response.body).toEqual({ success: true })
      expect(new URL(ownPicture).protocol).toBe('https:')
      expect(await record()).toMatchObject({
        data: {
          data: {
            name: 'Augusta King',
            username: 'ada',
            email: 'ada@example.com',
            phone: '+442079460958',
            profileImage: ownPicture,
            location: london,
            dateOfBirth: '1915-12-10',
          },
        },
      })
    })

    test('does not change omitted fields', async () => {
      await register(newAda, 'ada')
      await update({ location: london, dateOfBirth: '1915-12-10' })
      await update({ lastName: 'King' })
      expect(await record()).toMatchObject({
        data: {
          data: { firstName: 'Ada', lastName: 'King', location: london, dateOfBirth: '1915-12-10' },
        },
      })
    })

    const versionOf = async () =>
      ((await record()) as { data: { data: { version: string } } }).data.data.version
    const updateWith = async (version: string, body: unknown) =>
      world().ask('PUT', '/users/update', {
        token: await world().tokenOf(ada),
        headers: { 'if-match': `"${version}"` },
        body,
      })

    test.each([
      ['a name', 'PUT', '/users/update', { lastName: 'King' }],
      ['a place', 'PUT', '/users/update', { location: london }],
      ['a picture', 'PUT', '/users/update', { profileImage: ownPicture }],
      ['interests', 'POST', '/users/interests', { interests: ['Yoga'] }],
    ] as const)(
      'with If-Match replaces nothing after another device has saved %s',
      async (_, method, path, body) => {
        await register(newAda, 'ada')
        const shown = await versionOf()
        await world().as(ada, method, path, body)
        const saved = await record()
        const older = await updateWith(shown, { phone: '+442079460958' })
        expect([older.status, older.code]).toEqual([412, 'record-changed'])
        expect(await record()).toEqual(saved)
        expect(saved).toMatchObject({ data: { data: (older.body as { user: object }).user } })
        expect((await updateWith(await versionOf(), { phone: '+442079460958' })).status).toBe(200)
        expect((await update({ phone: '' })).status).toBe(200)
      },
    )

    test('accepts an empty body', async () => {
      await register(ada, 'ada')
      expect((await update({})).body).toEqual({ success: true })
    })

    test('clears date of birth, location, phone and picture', async () => {
      await register(ada, 'ada')
      await update({ dateOfBirth: '1915-12-10', location: london, profileImage: ownPicture })
      await update({ dateOfBirth: '', location: null, phone: '', profileImage: '' })
      expect(await record()).toMatchObject({
        data: { data: { dateOfBirth: '', location: null, phone: '', profileImage: '' } },
      })
    })

    test.each([
      ['of another member', ownPicture.replace('uid-ada', 'uid-ben')],
      ['in another bucket', ownPicture.replace('trellis-test', 'trellis-old')],
      ['on another host', 'https://pictures.example/a.png'],
    ])('does not serve a stored picture %s', async (_, url) => {
      await register(ada, 'ada')
      await world().db.update(members).set({ profileImage: url }).where(eq(members.uid, ada.uid))
      expect(await record(ada)).toMatchObject({ data: { data: { profileImage: '' } } })
    })

    test('accepts the stored URL of the picture', async () => {
      const picture = 'https://lh3.googleusercontent.com/a/photo'
      await world().as(grace, 'POST', '/users/social-auth', {
        ...socialBodyOf(grace, 'Grace Hopper'),
        profileImage: picture,
      })
      expect((await update({ profileImage: picture }, grace)).status).toBe(200)
    })

    test.each([
      ['of another member', ownPicture.replace('uid-ada', 'uid-ben')],
      ['of another folder', ownPicture.replace('profile_images', 'secrets')],
      ['of another bucket', ownPicture.replace('trellis-test.', 'evil.')],
      ['of another host', ownPicture.replace('firebasestorage', 'evil')],
      ['with user info', ownPicture.replace('https://', 'https://evil@')],
      ['over http', ownPicture.replace('https:', 'http:')],
      ['with a path traversal', ownPicture.replace('?', '/../uid-ben?')],
      ['with a script URL', 'javascript:alert(1)'],
      ['with a data URL', 'data:image/png;base64,AAAA'],
      ['of more than 2048 characters', `${ownPicture}${'x'.repeat(2049)}`],
    ])('rejects a picture %s', async (_, profileImage) => {
      await register(ada, 'ada')
      const response = await update({ profileImage })
      expect([response.status, response.code]).toEqual([400, 'invalid-body'])
      expect(response.body).toMatchObject({
        error: 'We couldn’t use this picture. Please upload it again.',
        field: 'profileImage',
      })
    })

    test.each([
      ['today', '2026-01-15', 'it must be in the past.'],
      ['tomorrow', '2026-01-16', 'it must be in the past.'],
      ['30 February', '2001-02-30', 'it isn’t a date. Enter it as YYYY-MM-DD.'],
      ['29 February of a common year', '2023-02-29', 'it isn’t a date. Enter it as YYYY-MM-DD.'],
      ['another date format', '10.12.1915', 'it isn’t a date. Enter it as YYYY-MM-DD.'],
      ['a time', '1915-12-10T00:00:00Z', 'it isn’t a date. Enter it as YYYY-MM-DD.'],
      ['before 1900', '1899-12-31', 'the year must be 1900 or later.'],
      ['a number', 19151210, 'it isn’t a date. Enter it as YYYY-MM-DD.'],
    ])('rejects %s as date of birth and says why', async (_, dateOfBirth, reason) => {
      await register(ada, 'ada')
      const response = await update({ dateOfBirth })
      expect(response.body).toMatchObject({
        code: 'invalid-body',
        error: `Please check the date of birth: ${reason}`,
        field: 'dateOfBirth',
      })
    })

    test('accepts yesterday, a leap day and the first day of 1900 as date of birth', async () => {
      await register(ada, 'ada')
      expect((await update({ dateOfBirth: '1900-01-01' })).status).toBe(200)
      expect((await update({ dateOfBirth: '2026-01-14' })).status).toBe(200)
      expect((await update({ dateOfBirth: '2024-02-29' })).status).toBe(200)
    })

    test.each([
      ['another type', { ...london, type: 'Polygon' }],
      ['a longitude beyond 180', { ...london, coordinates: [180.1, 0] }],
      ['a latitude beyond 90', { ...london, coordinates: [0, -90.1] }],
      ['three coordinates', { ...london, coordinates: [0, 0, 0] }],
      ['coordinates as strings', { ...london, coordinates: ['0', '0'] }],
      ['an address of 501 characters', { ...london, address: 'x'.repeat(501) }],
      ['an unknown field', { ...london, country: 'GB' }],
      ['a text', 'London'],
    ])('rejects a location with %s', async (_, location) => {
      await register(ada, 'ada')
      expect((await update({ location })).code).toBe('invalid-body')
    })

    test('a city of 201 characters is rejected with a sentence about the location', async () => {
      await register(ada, 'ada')
      const response = await update({ location: { ...london, city: 'x'.repeat(201) } })
      expect(response.body).toMatchObject({
        error: 'Please check the location. The name of the city is longer than 200 characters.',
        field: 'location',
      })
    })

    test.each([
      ['a tab and a line break', 'Ada\tM.\u0085Lovelace', 'Ada M. Lovelace'],
      ['NUL and an escape', 'Ada\0\u001b', 'Ada'],
      ['directional marks', '\u202aAda\u202c', 'Ada'],
    ])('%s in a name become a space or nothing', async (_, firstName, stored) => {
      await register(ada, 'ada')
      expect((await update({ firstName })).status).toBe(200)
      expect(await record()).toMatchObject({ data: { data: { firstName: stored } } })
    })

    test('accepts the poles, the date line and 0, 0 (fault 104)', async () => {
      await register(ada, 'ada')
      for (const coordinates of [
        [-180, 90],
        [180, -90],
        [0, 0],
      ]) {
        expect((await update({ location: { ...london, coordinates } })).status).toBe(200)
      }
    })

    test('rejects an email other than the identity’s', async () => {
      await register(ada, 'ada')
      const response = await update({ email: 'other@example.com' })
      expect([response.status, response.code]).toEqual([403, 'email-mismatch'])
    })

    test('accepts a contact email from a member without an email, and does not reserve it', async () => {
      const nameless: Person = { uid: 'uid-x', email: '', verified: false, provider: 'apple.com' }
      await world().as(nameless, 'POST', '/users/social-auth', socialBodyOf(nameless, 'X'))
      expect((await update({ email: 'ada@example.com' }, nameless)).status).toBe(200)
      expect(await record(nameless)).toMatchObject({ data: { data: { email: 'ada@example.com' } } })
      expect((await register(ada, 'ada')).status).toBe(200)
      expect((await world().as(nameless, 'GET', '/users/me')).status).toBe(200)
    })

    test('rejects the contact email once the identity has an email', async () => {
      const nameless: Person = { uid: 'uid-x', email: '', verified: false, provider: 'apple.com' }
      await world().as(nameless, 'POST', '/users/social-auth', socialBodyOf(nameless, 'X'))
      await update({ email: 'ada@example.com' }, nameless)
      const named: Person = { ...nameless, email: 'xan@example.com', verified: true }
      expect(await record(named)).toMatchObject({ data: { data: { email: 'xan@example.com' } } })
      expect((await update({ email: 'xan@example.com' }, named)).status).toBe(200)
      expect((await update({ email: 'ada@example.com' }, named)).code).toBe('email-mismatch')
    })

    test.each([
      'uid',
      '_id',
      'username',
      'interests',
      'events',
      'friends',
      'verifiedAt',
      'name',
      'constructor',
    ])('rejects the field %s', async (field) => {
      await register(ada, 'ada')
      const response = await update({ firstName: 'X', [field]: 'x' })
      expect(response.body).toMatchObject({ code: 'invalid-body' })
      expect(response.body).not.toHaveProperty('field')
      expect(await record()).toMatchObject({
        data: { data: { firstName: 'Ada', username: 'ada' } },
      })
    })

    test('changes only the member’s own record (spec 6.20)', async () => {
      await register(ada, 'ada')
      await register(ben, 'ben')
      await update({ firstName: 'Augusta' })
      expect(await record(ben)).toMatchObject({
        data: { data: { firstName: 'Ada', username: 'ben' } },
      })
    })

    test('requires a verified member with a record', async () => {
      expect((await update({}, ada)).code).toBe('not-registered')
      await register(newAda, 'ada')
      expect((await update({}, newAda)).code).toBe('email-not-verified')
    })
  })
}

const ownPicture =
  'https://firebasestorage.googleapis.com/v0/b/trellis-test.appspot.com/o/profile_images%2Fuid-ada?alt=media&token=6c5b'

const london = {
  type: 'Point',
  coordinates: [-0.1276, 51.5072],
  address: 'London, Greater London, England',
  city: 'London',
}
