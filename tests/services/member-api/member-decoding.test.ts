import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ServiceFailure } from '../../../machines/failure.ts'
import type { Member } from '../../../machines/member.ts'
import {
  decodeEmail,
  decodeInterestedMember,
  decodeMember,
  decodePendingToken,
  decodeSocialAuth,
} from '../../../src/services/member-api/member-decoding.ts'
import { memberWith } from '../../support/fakes/member-api.ts'

const decoders = {
  decodeMember,
  decodeSocialAuth,
  decodeInterestedMember,
  decodePendingToken,
  decodeEmail,
}

const kindOf = (decode: () => unknown): string => {
  try {
    decode()
    return 'nothing'
  } catch (error) {
    return error instanceof ServiceFailure ? error.failure.kind : String(error)
  }
}

const answerWith = (fields: Record<string, unknown>) => ({ data: { data: fields } })

/** Members as a backend may store them. */
const members: fc.Arbitrary<Member> = fc
  .record({
    texts: fc.array(fc.string({ unit: 'grapheme' }), { minLength: 7, maxLength: 7 }),
    _id: fc.string({ minLength: 1 }),
    day: fc.constantFrom('', '1990-12-10', '2024-02-29'),
    place: fc.option(
      fc.record({
        coordinates: fc.tuple(
          fc.double({ min: -180, max: 180, noNaN: true }),
          fc.double({ min: -90, max: 90, noNaN: true }),
        ),
        address: fc.string(),
        city: fc.string(),
      }),
    ),
    interests: fc.array(fc.string()),
    events: fc.array(fc.jsonValue()),
  })
  .map(
    ({
      texts: [name, firstName, lastName, username, email, phone],
      _id,
      day,
      place,
      ...lists
    }) => ({
      _id,
      name: name ?? '',
      firstName: firstName ?? '',
      lastName: lastName ?? '',
      username: username ?? '',
      email: email ?? '',
      phone: phone ?? '',
      dateOfBirth: day,
      location: place && { type: 'Point', ...place },
      profileImage: 'https://pictures.example/1',
      friends: [],
      ...lists,
    }),
  )

describe('a member', () => {
  test('is read as it was sent, without unknown fields', () => {
    fc.assert(
      fc.property(members, fc.dictionary(fc.string(), fc.jsonValue()), (member, more) => {
        const sent = JSON.parse(JSON.stringify({ ...more, ...member }))
        const expected = JSON.parse(JSON.stringify(member))
        expect(decodeMember(answerWith(sent))).toEqual(expected)
        expect(decodeMember({ data: answerWith(sent) })).toEqual(expected)
        expect(decodeSocialAuth({ data: { user: sent } })).toEqual({
          member: expected,
          notice: null,
        })
        expect(decodeInterestedMember({ user: sent })).toEqual(expected)
      }),
    )
  })

  test('with only an id has empty texts and lists', () => {
    expect(decodeMember(answerWith({ _id: 'member-1' }))).toEqual(memberWith())
  })

  test('with null in every field has empty texts and lists', () => {
    const nothing = Object.fromEntries(Object.keys(memberWith()).map((key) => [key, null]))
    expect(decodeMember(answerWith({ ...nothing, _id: 'member-1' }))).toEqual(memberWith())
  })

  test.each<[string, Record<string, unknown>]>([
    ['no id', {}],
    ['an empty id', { _id: '' }],
    ['a number as a name', { _id: '1', name: 7 }],
    ['an object as a name', { _id: '1', firstName: { first: 'Ada' } }],
    ['a text as a list', { _id: '1', interests: 'Dance' }],
    ['a number in a list', { _id: '1', interests: ['Dance', 7] }],
    ['a number as a list', { _id: '1', events: 28 }],
    ['a text as a location', { _id: '1', location: 'Stockholm' }],
    ['one coordinate', { _id: '1', location: { coordinates: [18] } }],
    ['infinite coordinates', { _id: '1', location: { coordinates: [Infinity, 0] } }],
    ['texts as coordinates', { _id: '1', location: { coordinates: ['18', '59'] } }],
  ])('with %s is rejected', (_what, fields) => {
    expect(kindOf(() => decodeMember(answerWith(fields)))).toBe('unexpected answer')
  })

  test('can have a location without an address', () => {
    const { location } = decodeMember(
      answerWith({ _id: '1', location: { type: 'Point', coordinates: [0, 0] } }),
    )
    expect(location).toEqual({ type: 'Point', coordinates: [0, 0], address: '', city: '' })
  })

  test.each([
    ['1990-12-10', '1990-12-10'],
    ['1990-12-10T00:00:00.000Z', '1990-12-10'],
    ['10.12.1990', ''],
    ['1990-12-10<script>', ''],
    ['before 1990-12-10', ''],
  ])('with the date of birth %s has the date “%s”', (sent, shown) => {
    expect(decodeMember(answerWith({ _id: '1', dateOfBirth: sent })).dateOfBirth).toBe(shown)
  })

  test('keeps the URL of a picture that the site does not show, so that a save does not erase it', () => {
    const url = 'ftp://pictures.example/1'
    expect(decodeMember(answerWith({ _id: '1', profileImage: url })).profileImage).toBe(url)
  })
})

describe('any response', () => {
  test.each(Object.entries(decoders))('is decoded or rejected by %s', (_name, decode) => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (body) => {
        expect(['nothing', 'unexpected answer']).toContain(kindOf(() => decode(body)))
      }),
    )
  })

  test.each(Object.entries(decoders))(
    'changes no prototype through %s (fault 32)',
    (_name, decode) => {
      const bodies = [
        '{"__proto__":{"data":{"data":{"_id":"1"},"user":{"_id":"1"},"token":"t","email":"e"}}}',
        '{"data":{"__proto__":{"data":{"_id":"1"},"user":{"_id":"1"},"token":"t","email":"e"}}}',
        '{"constructor":{"prototype":{"data":{"data":{"_id":"1"}}}}}',
      ]
      for (const body of bodies) {
        expect(kindOf(() => decode(JSON.parse(body)))).toBe('unexpected answer')
      }
      expect(Object.keys(Object.prototype)).toEqual([])
    },
  )

  test('with a prototype in a member is reduced to the known fields (fault 31, 32)', () => {
    const body = '{"data":{"data":{"_id":"member-1","__proto__":{"name":"Eve"},"isAdmin":true}}}'
    const member = decodeMember(JSON.parse(body))
    expect(member).toEqual(memberWith())
    expect(Object.getPrototypeOf(member)).toBe(Object.prototype)
  })

  test('with inherited keys is rejected', () => {
    const inherited = Object.create({ data: { data: { _id: '1' } } })
    expect(kindOf(() => decodeMember(inherited))).toBe('unexpected answer')
  })
})

describe('a token and an email', () => {
  test.each([[{ token: '' }], [{ token: 7 }], [{}], ['token'], [null]])(
    'are rejected in %j',
    (body) => {
      expect(kindOf(() => decodePendingToken(body))).toBe('unexpected answer')
      expect(kindOf(() => decodeEmail(body))).toBe('unexpected answer')
    },
  )

  test('are found at both depths', () => {
    expect(decodePendingToken({ token: 'p-1' })).toBe('p-1')
    expect(decodePendingToken({ data: { token: 'p-1' } })).toBe('p-1')
    expect(decodeEmail({ email: 'ada@example.com' })).toBe('ada@example.com')
    expect(decodeEmail({ data: { email: 'ada@example.com' } })).toBe('ada@example.com')
  })
})
