import { describe, expect, test } from 'vitest'
import {
  type PseudoLocale,
  pseudoLocales,
  toPseudoCopy,
} from '../../../tools/build/translation/pseudo-locales.ts'

const { long, rtl } = pseudoLocales

const translated = (code: string, locale: PseudoLocale = long) =>
  toPseudoCopy('src/copy/some.ts', code, locale)

describe('the long pseudo-locale', () => {
  test.each(['Login', 'Back to Login', 'Please choose another picture.', 'Sign Up'])(
    '“%s” is at least 40 % longer and has accents',
    (text) => {
      const letters = (value: string) => value.match(/\p{L}/gu)?.length ?? 0
      const result = long.toText(text)
      expect(letters(result)).toBeGreaterThanOrEqual(letters(text) * 1.4)
      expect(result).not.toMatch(/[aeiou]/i)
    },
  )
})

describe('the right-to-left pseudo-locale', () => {
  test('has Arabic letters, digits and punctuation', () => {
    expect(rtl.toText('At 18:30, ok?')).toBe('ات ١٨:٣٠، وك؟')
  })
})

describe('the copy in a pseudo-locale', () => {
  const mailTo = '`Mail to $' + '{email}!`'
  const atValue = '`at $' + '{value}`'

  test('has translated texts and templates', () => {
    const text = `export const copy = { a: "Log in", b: (email: string) => ${mailTo} }`
    expect(translated(text)).toContain('"Lóóóg íín"')
    expect(translated(text)).toMatch(/`Mááííl tóó \$\{.*\(email\)\}!`/)
  })

  test('formats the numbers of a template, and no other value', async () => {
    const code = translated(`export const text = (value) => ${atValue}`, rtl)
    const { text } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
    expect([text(12), text('12')]).toEqual(['ات ١٢', 'ات 12'])
  })

  test.each([
    "import { other } from './other file.ts'",
    "export type Tone = 'success' | 'info'",
    "const tone = { tone: wrong ? 'danger' : 'info' }",
    "const names = new Set(['sign up'])",
    "const same = texts['server error']",
    "const is = kind === 'too long'",
    "const notice = explained('sign up')",
    "const email = 'you@example.com'",
    "const phone = '+351 912 345 678'",
  ])('leaves the names and examples of %s', (code) => {
    expect(translated(code)).toBe(code)
  })

  test('is marked with its language', () => {
    const code = "export const language = { tag: 'en', direction: 'ltr' }"
    expect(toPseudoCopy('src/copy/language.ts', code, rtl)).toBe(
      'export const language = {"tag":"ar-EG","direction":"rtl"}',
    )
  })
})
