import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min'
import { describe, expect, test } from 'vitest'
import { email, password } from '../../backend/fields/identity-fields.ts'
import { phone } from '../../backend/fields/phone.ts'
import { emptyValues, problemsOf, registrationOf } from '../../machines/sign-up/sign-up-form.ts'
import { otherFormOf } from '../../machines/text-rules.gen.ts'
import { phoneFormatOf } from '../../src/services/phone-number.ts'
import { corpusFiles, corpusTexts, hasCorpora } from '../support/corpora.ts'

/*
 * What the site sends for typed texts of public collections, and what the backend stores. Skipped unless
 * TRELLIS_CORPORA is set.
 */

const sent = (values: Partial<typeof emptyValues>) => registrationOf({ ...emptyValues, ...values })

const problems = (values: Partial<typeof emptyValues>) =>
  problemsOf({ ...emptyValues, ...values }, { minPasswordLength: 6, unreadable: [] })

const jsonOf = (collection: string, name: string): Record<string, string> =>
  JSON.parse(corpusFiles(collection).get(name)?.toString('utf8') ?? '{}')

/** The addresses of isemail with their categories. Symbols stand for control characters. */
const emails = (): { address: string; category: string }[] => {
  const xml = corpusFiles('isemail').get('tests.xml')?.toString('utf8') ?? ''
  return [...xml.matchAll(/<address>(.*?)<\/address>.*?<category>(\w+)<\/category>/gs)].map(
    ([, address = '', category = '']) => ({
      address: address
        .replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
        .replace(/[\u2400-\u241f]/g, (symbol) => String.fromCharCode(symbol.charCodeAt(0) - 0x2400))
        .replace(/&(amp|lt|gt|quot);/g, (_, name) => entities[name] ?? ''),
      category,
    }),
  )
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

describe.runIf(hasCorpora)('the emails of isemail', () => {
  test('that are valid are accepted', () => {
    const valid = emails().filter(({ category }) => category === 'ISEMAIL_VALID_CATEGORY')
    expect(valid.length).toBeGreaterThan(10)
    // The identity service refuses a domain without a dot.
    const refused = valid.filter(({ address }) => problems({ email: address }).email)
    expect(refused.map(({ address }) => address).filter((text) => /@.*\./.test(text))).toEqual([])
  })

  test('are stored as the site sends them, in lower case', () => {
    const all = emails()
    expect(all.length).toBeGreaterThan(150)
    for (const { address } of all) {
      if (problems({ email: address }).email) continue
      const text = sent({ email: address }).email
      expect(email.parse(text)).toBe(text.toLowerCase())
    }
  })
})

describe.runIf(hasCorpora)('the mobile numbers of all countries', () => {
  const numbers = () =>
    Object.entries(jsonOf('phone', 'examples.mobile.json')).flatMap(([country, national]) =>
      isSupportedCountry(country)
        ? [[`+${getCountryCallingCode(country)}`, national] as const]
        : [],
    )

  test('are stored as E.164 however they are written', () => {
    expect(numbers().length).toBeGreaterThan(200)
    for (const [code, national] of numbers()) {
      const wide = [...(code + national)].map((sign) =>
        String.fromCharCode(sign.charCodeAt(0) + 0xfee0),
      )
      for (const typed of [
        `${code} ${national}`,
        ` ${code}-${national}\t`,
        `\u202a${code}\u00a0${national}\u202c`,
        wide.join(''),
      ]) {
        const text = sent({ phone: typed }).phone
        expect([typed, phone.parse(text)]).toEqual([typed, code + national])
        expect(phone.parse(typed)).toBe(phone.parse(text))
      }
    }
  })

  test('with an extension or a note are stored as they are written', () => {
    for (const [code, national] of numbers())
      for (const note of [' ext. 136', ';ext=9', ' (evenings)', ' x4']) {
        const typed = `${code} ${national}${note}`
        expect(phone.parse(sent({ phone: typed }).phone)).toBe(typed)
      }
  })

  test('are sent as they are stored after the site has shown them', () => {
    for (const [code, national] of numbers()) {
      const { readable, complete } = phoneFormatOf(code + national, ['en-US'])
      expect(phone.parse(complete(sent({ phone: readable }).phone))).toBe(code + national)
    }
  })
})

describe.runIf(hasCorpora)('the passwords of a list', () => {
  test('are sent as they are typed, accepted by both sides, and have one form', () => {
    const passwords = corpusTexts('passwords/passwords.json')
    expect(passwords.length).toBeGreaterThan(40_000)
    const changed = passwords.filter(
      (typed) => sent({ password: typed }).password !== typed || password.parse(typed) !== typed,
    )
    expect(changed).toEqual([])
    const retried = passwords.filter((typed) => otherFormOf(typed) !== null)
    expect(retried.filter((typed) => /^[\0-\u007f]*$/.test(typed))).toEqual([])
    const refused = passwords.filter(
      (typed) => problems({ password: typed }).password && [...typed].length >= 6,
    )
    expect(refused.filter((typed) => typed.trim() !== '')).toEqual([])
  })
})
