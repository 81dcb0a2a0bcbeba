import { describe, expect, test } from 'vitest'
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
    test('changes every field of the contract', async () => {
      await register(newAda, 'ada')
      const answer = await update({
        firstName: 'Augusta',
        lastName: 'King',
        email: 'ada@example.com',
        phone: '+44 20 7946 0958',
        profileImage: ownPicture,
        location: london,
        dateOfBirth: '1915-12-10',
      })
      expect(answer.body).toEqual({ success: true })
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

    test('leaves what is not sent as it is', async () => {
      await register(newAda, 'ada')
      await update({ location: london, dateOfBirth: '1915-12-10' })
      await update({ lastName: 'King' })
      expect(await record()).toMatchObject({
        data: {
          data: { firstName: 'Ada', lastName: 'King', location: london, dateOfBirth: '1915-12-10' },
        },
      })
    })

    test('accepts nothing to change', async () => {
      await register(ada, 'ada')
      expect((await update({})).body).toEqual({ success: true })
    })

    test('empties date of birth, location, phone and picture', async () => {
      await register(ada, 'ada')
      await update({ dateOfBirth: '1915-12-10', location: london, profileImage: ownPicture })
      await update({ dateOfBirth: '', location: null, phone: '', profileImage: '' })
      expect(await record()).toMatchObject({
        data: { data: { dateOfBirth: '', location: null, phone: '', profileImage: '' } },
      })
    })

    test('takes the picture’s address again as it is stored', async () => {
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
      ['behind a user part', ownPicture.replace('https://', 'https://evil@')],
      ['over http', ownPicture.replace('https:', 'http:')],
      ['of a path that climbs', ownPicture.replace('?', '/../uid-ben?')],
      ['of a script', 'javascript:alert(1)'],
      ['as data', 'data:image/png;base64,AAAA'],
      ['of 2049 characters', `${ownPicture}${'x'.repeat(2049)}`],
    ])('refuses a picture %s', async (_, profileImage) => {
      await register(ada, 'ada')
      const answer = await update({ profileImage })
      expect([answer.status, answer.code]).toEqual([400, 'invalid-body'])
      expect(answer.body).toMatchObject({
        error: 'The picture is not one that this account has uploaded.',
      })
    })

    test.each([
      ['today', '2026-01-15'],
      ['tomorrow', '2026-01-16'],
      ['30 February', '2001-02-30'],
      ['29 February of a common year', '2023-02-29'],
      ['the order of another country', '10.12.1915'],
      ['a time', '1915-12-10T00:00:00Z'],
      ['before 1900', '1899-12-31'],
      ['a number', 19151210],
    ])('refuses %s as date of birth', async (_, dateOfBirth) => {
      await register(ada, 'ada')
      const answer = await update({ dateOfBirth })
      expect(answer.body).toMatchObject({
        code: 'invalid-body',
        error: 'Please check the date of birth: a day in the past, as YYYY-MM-DD.',
      })
    })

    test('takes yesterday and a leap day as date of birth', async () => {
      await register(ada, 'ada')
      expect((await update({ dateOfBirth: '2026-01-14' })).status).toBe(200)
      expect((await update({ dateOfBirth: '2024-02-29' })).status).toBe(200)
    })

    test.each([
      ['another type', { ...london, type: 'Polygon' }],
      ['a longitude beyond 180', { ...london, coordinates: [180.1, 0] }],
      ['a latitude beyond 90', { ...london, coordinates: [0, -90.1] }],
      ['three coordinates', { ...london, coordinates: [0, 0, 0] }],
      ['coordinates as texts', { ...london, coordinates: ['0', '0'] }],
      ['an address of 501', { ...london, address: 'x'.repeat(501) }],
      ['an unknown field', { ...london, country: 'GB' }],
      ['a text', 'London'],
    ])('refuses a location with %s', async (_, location) => {
      await register(ada, 'ada')
      expect((await update({ location })).code).toBe('invalid-body')
    })

    test('takes the poles, the date line and the null island (fault 104)', async () => {
      await register(ada, 'ada')
      for (const coordinates of [
        [-180, 90],
        [180, -90],
        [0, 0],
      ]) {
        expect((await update({ location: { ...london, coordinates } })).status).toBe(200)
      }
    })

    test('refuses another address than the identity’s', async () => {
      await register(ada, 'ada')
      const answer = await update({ email: 'other@example.com' })
      expect([answer.status, answer.code]).toEqual([403, 'email-mismatch'])
    })

    test('lets a member whose identity has no address type one, which takes nobody’s place', async () => {
      const nameless: Person = { uid: 'uid-x', email: '', verified: false, provider: 'apple.com' }
      await world().as(nameless, 'POST', '/users/social-auth', socialBodyOf(nameless, 'X'))
      expect((await update({ email: 'ada@example.com' }, nameless)).status).toBe(200)
      expect(await record(nameless)).toMatchObject({ data: { data: { email: 'ada@example.com' } } })
      expect((await register(ada, 'ada')).status).toBe(200)
      expect((await world().as(nameless, 'GET', '/users/me')).status).toBe(200)
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
    ])('refuses the field %s', async (field) => {
      await register(ada, 'ada')
      const answer = await update({ firstName: 'X', [field]: 'x' })
      expect(answer.code).toBe('invalid-body')
      expect(await record()).toMatchObject({
        data: { data: { firstName: 'Ada', username: 'ada' } },
      })
    })

    test('changes nobody else’s record (spec 6.20)', async () => {
      await register(ada, 'ada')
      await register(ben, 'ben')
      await update({ firstName: 'Augusta' })
      expect(await record(ben)).toMatchObject({
        data: { data: { firstName: 'Ada', username: 'ben' } },
      })
    })

    test('is for verified members with a record', async () => {
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
