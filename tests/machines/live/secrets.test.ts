import { describe, expect, test } from 'vitest'
import { ServiceFailure } from '../../../machines/failure.ts'
import { hidden, isSecret, withoutSecrets } from '../../../machines/live/secrets.ts'

const secrets = [
  { password: 'x' },
  { identity: { idToken: 'x' } },
  { field: 'newPassword', value: 'x' },
  { picture: { bytes: 'x' } },
  { url: 'data:image/png;base64,AAAA' },
  { value: 'eyJhbGciOiJSUzI1NiJ9.e30.c2ln' },
  { header: 'Bearer eyJhbGciOiJSUzI1NiJ9.e30.c2ln' },
  { address: 'https://pictures.example/maya?alt=media&token=5f1c' },
]

describe('a secret', () => {
  test.each(secrets)('is recognised in %j', (data) => {
    expect(isSecret(data)).toBe(true)
  })

  test.each([{ field: 'email', value: 'm@x.example' }, { password: '' }, { profile: 'x' }])(
    'is not recognised in %j',
    (data) => {
      expect(isSecret(data)).toBe(false)
    },
  )

  test.each(secrets)('is hidden in %j completely', (data) => {
    const shown = withoutSecrets(data)
    expect(JSON.stringify(shown)).toContain(hidden)
    expect(isSecret(JSON.parse(JSON.stringify(shown).replaceAll(hidden, '')))).toBe(false)
  })

  test('is removed without changing other data', () => {
    const rest = {
      field: 'password',
      value: '',
      member: { firstName: 'Maya', interests: ['Hiking'], location: null },
      passwordRemoved: true,
      minPasswordLength: 6,
    }
    expect(withoutSecrets(rest)).toEqual(rest)
  })

  test('is hidden deep inside lists and objects', () => {
    expect(withoutSecrets({ tried: [{ password: 'x', at: 3 }] })).toEqual({
      tried: [{ password: hidden, at: 3 }],
    })
  })

  test('is hidden if data is a file or circular', () => {
    const circular: Record<string, unknown> = { name: 'Maya' }
    circular.self = circular
    expect(withoutSecrets({ chosen: new Blob(['x']) })).toEqual({ chosen: hidden })
    expect(JSON.stringify(withoutSecrets(circular))).toContain(hidden)
  })

  test('is not part of an error, which keeps its kind but no stack', () => {
    expect(withoutSecrets({ error: new ServiceFailure({ kind: 'wrong credentials' }) })).toEqual({
      error: { kind: 'wrong credentials' },
    })
    expect(withoutSecrets({ error: new Error('sweet-pea-88') })).toEqual({
      error: { kind: 'unknown' },
    })
  })

  test('leaves functions out', () => {
    expect(withoutSecrets({ at: 1, act: () => 2 })).toEqual({ at: 1 })
  })

  test.each([
    null,
    undefined,
    7,
    { password: null, token: undefined },
    { credentials: 2 },
    { note: 'see the data: all of it is a blob: nothing more' },
    { note: 'they said eyJ' },
    { note: 'a token=5 in a sentence' },
    { note: 'theyJacksonville.example' },
    { note: 'Bearer eyJshort.x' },
  ])('is not recognised in %j, which only looks like one', (data) => {
    expect(isSecret(data)).toBe(false)
    expect(JSON.stringify(withoutSecrets({ data })) ?? '').not.toContain(hidden)
  })

  test.each([
    'data:text/plain,x',
    'blob:https://site.example/1',
    'eyJh',
    'Bearer eyJ0-_b1cDe.x',
    'https://x.example/?token=1',
    'https://x.example/?a=1&token=1',
  ])('is recognised in the text %j at any depth', (text) => {
    expect(isSecret(text)).toBe(true)
    expect(isSecret({ noted: [{ text }] })).toBe(true)
    expect(withoutSecrets({ noted: [text, 'more'] })).toEqual({ noted: [hidden, 'more'] })
  })

  test.each(['password', 'idToken', 'clientSecret', 'credential', 'picture', 'photoURL', 'image'])(
    'is every property named %s',
    (name) => {
      expect(isSecret({ [name]: 'x' })).toBe(true)
      expect(isSecret({ [name]: {} })).toBe(true)
      expect(withoutSecrets({ [name]: 'x' })).toEqual({ [name]: hidden })
      expect(withoutSecrets({ [name]: ['x'] })).toEqual({ [name]: hidden })
    },
  )

  test('hides one property and not the others', () => {
    expect(isSecret({ email: 'm@x.example', password: 'x' })).toBe(true)
    expect(withoutSecrets({ email: 'm@x.example', password: 'x' })).toEqual({
      email: 'm@x.example',
      password: hidden,
    })
  })

  test('hides the value of a field that is named in the event', () => {
    expect(withoutSecrets({ field: 'password', value: 'x', other: 'y' })).toEqual({
      field: 'password',
      value: hidden,
      other: 'y',
    })
  })

  test('leaves out data that is not plain, and keeps plain data, including large numbers', () => {
    const bare: Record<string, unknown> = Object.create(null)
    bare.at = 1
    expect(withoutSecrets({ bare, day: new Date(0), all: new Map() })).toEqual({
      bare: { at: 1 },
      day: hidden,
      all: hidden,
    })
    expect(withoutSecrets({ big: 12n, flag: false, none: null })).toEqual({
      big: '12',
      flag: false,
      none: null,
    })
  })

  test('keeps the indexes of a list, where non-data becomes null', () => {
    expect(withoutSecrets([1, () => 2, undefined, Symbol('x'), 3])).toEqual([
      1,
      null,
      null,
      null,
      3,
    ])
    expect(withoutSecrets(() => 1)).toBeUndefined()
    expect(Object.keys(withoutSecrets({ a: undefined, b: Symbol('x'), c: 1 }) ?? {})).toEqual(['c'])
  })

  test('hides an error under a secret name, including its kind', () => {
    const error = new ServiceFailure({ kind: 'no token' })
    expect(withoutSecrets({ tokenError: error, other: error })).toEqual({
      tokenError: hidden,
      other: { kind: 'no token' },
    })
  })

  test('is assumed below the maximum depth', () => {
    const nested = (levels: number, last: unknown = 'end'): unknown =>
      levels === 0 ? last : { in: nested(levels - 1, last) }
    expect(JSON.stringify(withoutSecrets(nested(12)))).toContain('end')
    const error = new ServiceFailure({ kind: 'timed out' })
    expect(withoutSecrets(nested(12, error))).toEqual(nested(12, { kind: 'timed out' }))
    expect(withoutSecrets({ deep: nested(30) })).not.toEqual({ deep: nested(30) })
    expect(JSON.stringify(withoutSecrets(nested(30)))).toContain(hidden)
    const listed = (levels: number): unknown => (levels === 0 ? 'end' : [listed(levels - 1)])
    expect(JSON.stringify(withoutSecrets(listed(12)))).toContain('end')
    expect(JSON.stringify(withoutSecrets(listed(30)))).toContain(hidden)
  })
})
