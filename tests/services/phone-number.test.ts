import { getCountries, getExampleNumber } from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import { describe, expect, test } from 'vitest'
import { phone } from '../../backend/fields/phone.ts'
import { phoneFormatOf } from '../../src/services/phone-number.ts'
import { phones } from '../support/varied.ts'

const format = (stored: string, ...languages: string[]) => phoneFormatOf(stored, languages)

describe('a reader in another country', () => {
  test.each([
    ['+46812345678', '+46 8 123 456 78'],
    ['+351912345678', '+351 912 345 678'],
    ['+12125550123', '+1 212 555 0123'],
    ['+33612345678', '+33 6 12 34 56 78'],
  ])('sees %s as %s, which the backend stores as before', (stored, shown) => {
    const { readable, complete } = format(stored, 'de-DE', 'sv-SE', 'pt-PT')
    expect(readable).toBe(shown)
    expect(complete(shown)).toBe(shown)
    expect(phone.parse(shown)).toBe(stored)
  })

  test('has a national number sent as it is typed', () => {
    expect(format('+46812345678', 'en-US').complete('312 345 6789')).toBe('312 345 6789')
  })
})

describe('a reader in the country of the number', () => {
  test.each([
    ['+46812345678', '08-123 456 78', ['sv-SE', 'en-US']],
    ['+46812345678', '08-123 456 78', ['sv']],
    ['+351912345678', '912 345 678', ['en-PT']],
    ['+12125550123', '(212) 555-0123', ['en-US']],
    ['+14165550123', '(416) 555-0123', ['fr-CA']],
    ['+33612345678', '06 12 34 56 78', ['fr-FR']],
  ])('sees %s as %s', (stored, shown, languages) => {
    expect(format(stored, ...languages).readable).toBe(shown)
  })

  test.each([
    ['08-12 34 56 79', '+46812345679'],
    ['+46 8 12 34 56 79', '+46812345679'],
    ['+351 912 345 678', '+351912345678'],
    ['', ''],
    ['112', '112'],
    ['at the office: 08-12 34 56 79', 'at the office: 08-12 34 56 79'],
    ['08-12 34 56 79 ext. 5', '08-12 34 56 79 ext. 5'],
  ])('who types “%s” has “%s” sent', (typed, sent) => {
    expect(format('+46812345678', 'sv-SE').complete(typed)).toBe(sent)
  })

  test('has a number of another country sent as it is typed, if it is not valid in this one', () => {
    const french = '06 12 34 56 78'
    expect(format('+12125550123', 'en-US').complete(french)).toBe(french)
  })

  test.each([
    ['+39 312 345 6789', '+393123456789'],
    ['+312 345 6789', '+312 345 6789'],
    ['(+39) 312 345 6789', '(+39) 312 345 6789'],
    ['0039 312 345 6789', '0039 312 345 6789'],
  ])('never has “%s” sent as a number of this country', (typed, sent) => {
    expect(format('+12125550123', 'en-US').complete(typed)).toBe(sent)
  })

  test.each([
    ['+5493192902014', 'es-AR'],
    ['+447718368', 'en-JE'],
  ])(
    'sees %s in the international format, because the national one cannot be completed',
    (stored, language) => {
      const { readable, complete } = format(stored, language)
      expect(readable).toMatch(/^\+/)
      expect(phone.parse(complete(readable))).toBe(stored)
    },
  )

  test.each(getCountries())('can send the number back as it is shown: %s', (country) => {
    const stored = getExampleNumber(country, examples)?.number ?? ''
    const { readable, complete } = format(stored, `und-${country}`)
    expect(readable).not.toMatch(/^\+/)
    expect(complete(readable)).toBe(stored)
    expect(complete(stored)).toBe(stored)
  })
})

test.each(['', '112', 'at the office: 0176 1234', '+46', '+999999999999999999'])(
  '“%s”, which is no international number, is shown and sent as it is',
  (stored) => {
    const { readable, complete } = format(stored, 'sv-SE')
    expect(readable).toBe(stored)
    expect(complete(stored)).toBe(stored)
    expect(complete('08-12 34 56 79')).toBe('08-12 34 56 79')
  },
)

test.each([[[]], [['xx']], [['und-001']]])(
  'is international without a known region: %j',
  (tags) => {
    expect(format('+46812345678', ...tags).readable).toBe('+46 8 123 456 78')
  },
)

test.each(['+1 650 253 0000 ext. 136', '+351 912 345 678 (evenings)', 'mobile +351912345678'])(
  'a number with more than the number is shown and sent as it is: %s',
  (stored) => {
    for (const language of ['en-US', 'pt-PT', 'de-DE']) {
      const { readable, complete } = format(stored, language)
      expect(readable).toBe(stored)
      expect(complete(readable)).toBe(stored)
    }
  },
)

test.each(phones)('“%s” is stored as “%s”', (typed, stored) => {
  expect(phone.parse(typed)).toBe(stored)
  expect(phone.parse(phone.parse(typed))).toBe(stored)
})

test.each(phones)(
  'a member with the phone number “%s” sends it back as it is stored',
  (_, stored) => {
    for (const language of ['sv-SE', 'en-US', 'ja-JP', 'und']) {
      const { readable, complete } = format(stored, language)
      expect(phone.parse(complete(readable))).toBe(stored)
    }
  },
)
