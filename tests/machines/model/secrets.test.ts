import { describe, expect, test } from 'vitest'
import { ServiceFailure } from '../../../machines/failure.ts'
import { hidden, isSecret, withoutSecrets } from '../../../machines/model/secrets.ts'

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

describe('what must not be written down', () => {
  test.each(secrets)('is seen in %j', (data) => {
    expect(isSecret(data)).toBe(true)
  })

  test.each([{ field: 'email', value: 'm@x.example' }, { password: '' }, { profile: 'x' }])(
    'is not seen in %j',
    (data) => {
      expect(isSecret(data)).toBe(false)
    },
  )

  test.each(secrets)('is hidden in %j, and nothing secret is left', (data) => {
    const shown = withoutSecrets(data)
    expect(JSON.stringify(shown)).toContain(hidden)
    expect(isSecret(JSON.parse(JSON.stringify(shown).replaceAll(hidden, '')))).toBe(false)
  })

  test('leaves all the rest as it is', () => {
    const rest = {
      field: 'password',
      value: '',
      member: { firstName: 'Maya', interests: ['Hiking'], location: null },
      passwordDropped: true,
      minPasswordLength: 6,
    }
    expect(withoutSecrets(rest)).toEqual(rest)
  })

  test('is hidden deep inside of lists and objects', () => {
    expect(withoutSecrets({ tried: [{ password: 'x', at: 3 }] })).toEqual({
      tried: [{ password: hidden, at: 3 }],
    })
  })

  test('is hidden where data is a file, or leads in a circle', () => {
    const ring: Record<string, unknown> = { name: 'Maya' }
    ring.self = ring
    expect(withoutSecrets({ chosen: new Blob(['x']) })).toEqual({ chosen: hidden })
    expect(JSON.stringify(withoutSecrets(ring))).toContain(hidden)
  })

  test('is not in an error: its kind is kept, its trace is not', () => {
    expect(withoutSecrets({ error: new ServiceFailure({ kind: 'wrong credentials' }) })).toEqual({
      error: { kind: 'wrong credentials' },
    })
    expect(withoutSecrets({ error: new Error('sweet-pea-88') })).toEqual({
      error: { kind: 'unknown' },
    })
  })

  test('takes functions for no data', () => {
    expect(withoutSecrets({ at: 1, act: () => 2 })).toEqual({ at: 1 })
  })
})
