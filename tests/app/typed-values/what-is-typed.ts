import { fireEvent } from '@testing-library/react'
import fc from 'fast-check'
import { makeUnreadable, writeWithoutEvent } from '../../support/field-input.ts'

/** What happens to a field: a text is typed or written by a program, or it shows something that is no value. */
export type Input = { kind: 'typed' | 'written'; text: string } | { kind: 'unreadable' }

type Field = HTMLInputElement | HTMLTextAreaElement

const special = fc.constantFrom(
  ...['\u200b', '\u200e', '\u202a', '\u202c', '\u202e', '\u2060', '\u00ad', '\ufeff', '\u2066'],
  ...[
    '\u200c',
    '\u200d',
    '\u0301',
    '\u3164',
    '\u2800',
    '\ufe0f',
    '\u{e0067}',
    '\ud83d',
    '\0',
    '\u001b',
  ],
  ...['\t', '\u0085', '\u2028', '\u00a0', '\u3000', ' ', '\r', '\n'],
  ...[
    'e',
    'ü',
    'u\u0308',
    'ß',
    'İ',
    'Ｍ',
    '＠',
    '１',
    'م',
    'ی',
    'ک',
    'כ',
    '👩',
    '字',
    '@',
    '.',
    ',',
    '،',
    '+',
    '1',
    '٣',
  ],
)

const emails = [
  ...[
    'maya@b\u00fccher.example',
    'maya\uff20example.com',
    'Maya@Example.COM',
    'ma\u200bya@example.com',
  ],
  ...[
    'maya@example.com',
    '\u00a0maya@example.com\t',
    'maya@\u4f8b\u3048.jp',
    'MAYA@B\u00dcCHER.EXAMPLE',
  ],
  ...[
    'm\u00e4ya@example.com',
    'maya@xn--bcher-kva.example',
    'maya@faß.de',
    'maya@exa\u00admple.com',
    'maya@example.com.',
  ],
]
const phones = [
  ...['+1 650 253 0000 ext. 136', '+351 912 345 678 (evenings)', '\u202a+351 912 345 678\u202c'],
  ...[
    '\uff0b\uff13\uff15\uff11 \uff19\uff11\uff12 345 678',
    '+44 (0)20 7946 0018',
    '1-800-FLOWERS',
    '+1-800-FLOWERS',
  ],
  ...[
    '+1 650 253 0000;ext=9',
    'tel:+46812345678',
    '08-123 456 78',
    '+46 8 123 456 78',
    '+٤٦ ٨ ١٢٣ ٤٥٦ ٧٨',
  ],
  ...[
    '+46812345678,,4',
    '+46812345678#4',
    '+46 8 123 456 78 x4',
    '112',
    '+351912345678\t',
    '++46812345678',
    '+46812345678+46812345679',
  ],
]
const names = [
  ...[
    'Maya Lindqvist',
    'Maya',
    'דנה כהן',
    'مايا لينكفيست',
    'Toma\u0301s',
    'علی\u200cرضا',
    'Maya\u00a0Ada  Lindqvist',
  ],
  ...[
    '\u0301 Maya',
    '\ufe0f Maya',
    '\u2800 Maya',
    'Maya \u0301',
    '山田\u3000太郎',
    `${'m'.repeat(100)} ${'m'.repeat(100)}`,
  ],
]
const places = [
  ...[
    'Lisboa',
    'Rua da Rosa, Lisboa',
    'Rua da Rosa 4, Bairro Alto, Lisboa',
    '\u200b, Lisboa',
    ',,',
    ', Lisboa',
  ],
  ...[
    'القاهرة، مصر',
    '東京、日本',
    `${'m'.repeat(201)}, Lisboa`,
    `Lisboa\u0085Portugal`,
    'm'.repeat(500),
  ],
]
const days = [
  '1990-02-28',
  '1990-02-31',
  '1899-12-31',
  '1900-01-01',
  '2999-01-01',
  '0000-01-01',
  '12345-01-01',
  '',
]
const passwords = [
  'caf\u00e9-88',
  'cafe\u0301-88',
  ' sweet-pea-88 ',
  'sweet\u200bpea',
  '\u212bngstr\u00f6m',
  'פרח-פרח-88',
]
const lengths = [3, 30, 31, 40, 41, 100, 101, 200, 201, 254, 255, 500, 501, 5_001]
const texts = [
  ...['', ' ', '\u200b', ...emails, ...phones, ...names, ...places, ...days],
  ...lengths.map((length) => 'm'.repeat(length)),
]

/** The texts of the kind that a field is for. */
const textsOf: Readonly<Record<string, readonly string[]>> = {
  'Username or email': [...emails, 'mayalind', 'ｍａｙａｌｉｎｄ', 'maya\u200blind'],
  Username: ['mayalind', 'ｍａｙａ＿２０', 'ma\u200bya\u2060', 'maya lind', 'm'.repeat(30)],
  Password: passwords,
  'Full Name': names,
  'First name': names,
  'Last name': names,
  Email: emails,
  'Phone Number': phones,
  Phone: phones,
  'Date of Birth': days,
  Location: places,
}

/** Any text, often with the characters and the lengths that the rules for typed text are about. */
const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...texts),
  fc.array(special, { maxLength: 12 }).map((parts) => parts.join('')),
  fc.tuple(fc.constantFrom(...texts), special).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 40 }),
)

/** The runs of a property. `TYPED_RUNS` sets more. */
export const runs = Number(process.env.TYPED_RUNS ?? 12)

/** What happens to some of the fields, by label. Half of the texts are of the kind that the field is for. */
export const anyInputs = (labels: readonly string[]): fc.Arbitrary<ReadonlyMap<string, Input>> =>
  fc
    .subarray([...labels], { minLength: 1, maxLength: Math.min(3, labels.length) })
    .chain((changed) =>
      fc.tuple(...changed.map((label) => anyInput(label).map((input) => [label, input] as const))),
    )
    .map((entries) => new Map(entries))

const anyInput = (label: string): fc.Arbitrary<Input> => {
  const own = textsOf[label]
  const text = own ? fc.oneof(fc.constantFrom(...own), anyText) : anyText
  return fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({ kind: fc.constantFrom('typed' as const, 'written' as const), text }),
    },
    { weight: 1, arbitrary: fc.constant<Input>({ kind: 'unreadable' }) },
  )
}

/** Does this to a field, and returns what the field then shows: null if it is no value. */
export const enter = (field: Field, input: Input): string | null => {
  if (input.kind === 'unreadable') {
    makeUnreadable(field)
    return null
  }
  if (input.kind === 'typed') fireEvent.input(field, { target: { value: input.text } })
  if (input.kind === 'written') writeWithoutEvent(field, input.text)
  return field.value
}
