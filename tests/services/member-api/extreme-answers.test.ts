import { afterAll, describe, expect, test } from 'vitest'
import { failureOf } from '../../../machines/failure.ts'
import type { Member } from '../../../machines/member.ts'
import { startScriptedServer, text } from '../../support/scripted-server.ts'
import { member, openApi } from './api-under-test.ts'

const server = await startScriptedServer()

afterAll(() => server.close())

/** The result of this response to GET /users/me: the member, or the kind of the failure. */
const outcomeOf = async (body: string): Promise<Member | string> => {
  const { api } = await openApi(server.origin)
  server.script(text(200, 'application/json', Buffer.from(body)))
  return api.me().catch((error: unknown) => failureOf(error).kind)
}

const recordWith = (field: string, json: string): string =>
  JSON.stringify({ data: { data: { ...member, uid: 'uid-1', [field]: '?' } } }).replace(
    '"?"',
    () => json,
  )

const levels = 100_000
const nestedLists = '['.repeat(levels) + ']'.repeat(levels)
const nestedObjects = `${'{"data":'.repeat(levels)}1${'}'.repeat(levels)}`
const fiveMegabytes = 5 * 1024 * 1024

describe('a response is read to its end', () => {
  test.each([
    ['100,000 nested lists', nestedLists, 'unexpected answer'],
    ['100,000 nested objects', nestedObjects, 'unexpected answer'],
    [
      'a record with a name of 5 MB',
      recordWith('name', `"${'x'.repeat(fiveMegabytes)}"`),
      'unexpected answer',
    ],
    [
      'a record with 5 MB of interests',
      recordWith('interests', `["x"${',"x"'.repeat(fiveMegabytes / 4)}]`),
      'unexpected answer',
    ],
    ['5 MB of spaces', ' '.repeat(fiveMegabytes), 'unexpected answer'],
    ['5 MB of incomplete JSON', `["${'x'.repeat(fiveMegabytes)}`, 'unexpected answer'],
  ])('that is %s (fault 33)', async (_, body, outcome) => {
    expect(await outcomeOf(body)).toBe(outcome)
  })

  test('that is a record with 100,000 nested events, which the site only counts (fault 33)', async () => {
    const body = recordWith('events', nestedLists)
    expect(await outcomeOf(body)).toMatchObject({ _id: member._id, events: { length: 1 } })
  })
})

const texts = ['name', 'firstName', 'lastName', 'username', 'email', 'phone'] as const
const specialCharacters = [
  ['half a surrogate pair', '\\ud83d'],
  ['NUL', '\\u0000'],
  ['a byte order mark', '\\ufeff'],
] as const

describe.each(specialCharacters)('a record that contains %s', (_, escaped) => {
  const json = `"A${escaped}b"`
  const value: string = JSON.parse(json)

  test.each(texts)('in its %s is read unchanged (fault 34)', async (field) => {
    expect(await outcomeOf(recordWith(field, json))).toEqual({ ...member, [field]: value })
  })

  test('in its location is read unchanged (fault 34)', async () => {
    const place = { type: 'Point', coordinates: [13.4, 52.5], address: value, city: value }
    const body = recordWith(
      'location',
      `{"type":"Point","coordinates":[13.4,52.5],"address":${json},"city":${json}}`,
    )
    expect(await outcomeOf(body)).toEqual({ ...member, location: place })
  })

  test('in an interest is read unchanged (fault 34)', async () => {
    expect(await outcomeOf(recordWith('interests', `[${json}]`))).toEqual({
      ...member,
      interests: [value],
    })
  })

  test('in its date of birth is read without it (fault 34)', async () => {
    expect(await outcomeOf(recordWith('dateOfBirth', json))).toEqual({ ...member, dateOfBirth: '' })
  })
})

test.each(['null', '7', '"\\r\\nCookie: a"', '"x y"'])(
  'a version that is none, such as %s, is read as none',
  async (version) => {
    const record = recordWith('version', version)
    expect(await outcomeOf(record)).toMatchObject({ _id: member._id, version: '' })
  },
)
