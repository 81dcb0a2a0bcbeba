import { type ESTree, parseSync } from 'vite'

/** A locale that is made from the English texts, so that missing translations and narrow layouts are seen. */
export type PseudoLocale = {
  tag: string
  direction: 'ltr' | 'rtl'
  toText: (text: string) => string
}

const vowels = /[aeiou]/gi
const accents: Readonly<Record<string, string>> = {
  ...{ a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' },
  ...{ A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú' },
}

/**
 * Repeats the vowels of each word, with accents, until it is 40 % longer, as in German or Finnish. A word is the same in
 * every text, because a control's name contains its label.
 */
const toLongText = (text: string): string => text.replace(/[a-z]+/gi, toLongWord)

const toLongWord = (word: string): string => {
  const count = word.match(vowels)?.length ?? 0
  const added = Math.ceil(word.length * 0.4)
  let vowel = 0
  return word.replace(vowels, (letter) => {
    const accent = accents[letter] ?? letter
    const times = Math.ceil(((vowel + 1) * added) / count) - Math.ceil((vowel * added) / count)
    vowel += 1
    return accent + accent.toLowerCase().repeat(times)
  })
}

/** One Arabic letter for each Latin one: the text cannot be read, but is laid out as Arabic is. */
const arabic: Readonly<Record<string, string>> = {
  ...{ a: 'ا', b: 'ب', c: 'ص', d: 'د', e: 'ي', f: 'ف', g: 'غ', h: 'ه', i: 'ى', j: 'ج' },
  ...{ k: 'ك', l: 'ل', m: 'م', n: 'ن', o: 'و', p: 'ث', q: 'ق', r: 'ر', s: 'س', t: 'ت' },
  ...{ u: 'ع', v: 'خ', w: 'ش', x: 'ح', y: 'ة', z: 'ز', '?': '؟', ',': '،', ';': '؛' },
}

const toArabicDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))

const toArabicText = (text: string): string =>
  toArabicDigits(text.replace(/[a-z?,;]/gi, (letter) => arabic[letter.toLowerCase()] ?? letter))

/** The pseudo-locales by the names that `npm run preview -- --locale` accepts. */
export const pseudoLocales = {
  long: { tag: 'en-XA', direction: 'ltr', toText: toLongText },
  rtl: { tag: 'ar-EG', direction: 'rtl', toText: toArabicText },
} as const satisfies Readonly<Record<string, PseudoLocale>>

export const isPseudoLocale = (name: string): name is keyof typeof pseudoLocales =>
  Object.hasOwn(pseudoLocales, name)

/** Properties of the copy that may be names in the code. Their functions and objects contain texts. */
const codeProperties = ['tone', 'icon', 'next', 'kind']

/** Functions of the copy that are called with names in the code. */
const codeFunctions = ['counted', 'explained', 'setting']

/** An example of an email or phone number is the same in every language. */
const isExample = (text: string): boolean => /^\S+@\S+$|^\+[\d ]+$/.test(text)

type Replacement = { start: number; end: number; text: string }

/** Returns the code of a module of the copy with its texts in the pseudo-locale. */
export const toPseudoCopy = (path: string, code: string, locale: PseudoLocale): string => {
  if (path.endsWith('/language.ts'))
    return `export const language = ${JSON.stringify({ tag: locale.tag, direction: locale.direction })}`
  const { program, errors } = parseSync(path, code)
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  return replacementsIn(program, locale)
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code)
}

const replacementsIn = (node: unknown, locale: PseudoLocale): Replacement[] => {
  if (Array.isArray(node)) return node.flatMap((one) => replacementsIn(one, locale))
  if (!isNode(node)) return []
  if (node.type === 'Literal') return literalOf(node, locale)
  if (node.type === 'TemplateLiteral') return templateOf(node, locale)
  return textParts(node).flatMap((part) => replacementsIn(part, locale))
}

/** The parts of a node that may contain texts: not its types, its names and its comparisons. */
const textParts = (node: ESTree.Node): readonly unknown[] => {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'NewExpression':
    case 'BinaryExpression':
      return []
    case 'MemberExpression':
      return [node.object]
    case 'SwitchCase':
      return node.consequent
    case 'ExportNamedDeclaration':
      return [node.declaration]
    case 'Property':
      return node.key.type === 'Identifier' &&
        codeProperties.includes(node.key.name) &&
        !['ArrowFunctionExpression', 'ObjectExpression'].includes(node.value.type)
        ? []
        : [node.value]
    case 'CallExpression':
      return node.callee.type === 'Identifier' && codeFunctions.includes(node.callee.name)
        ? []
        : [node.callee, node.arguments]
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return [node.expression]
    default:
      return node.type.startsWith('TS') ? [] : Object.values(node)
  }
}

type Literal = Extract<ESTree.Node, { type: 'Literal' }>

const literalOf = ({ value, start, end }: Literal, { toText }: PseudoLocale): Replacement[] =>
  typeof value !== 'string' || isExample(value)
    ? []
    : [{ start, end, text: JSON.stringify(toText(value)) }]

/** The texts of a template, and its numbers, which get the digits of the locale. */
const templateOf = (
  { quasis, expressions }: ESTree.TemplateLiteral,
  locale: PseudoLocale,
): Replacement[] => [
  ...quasis.map(({ value, start, end, tail }) => ({
    start: start + 1,
    end: end - (tail ? '`' : '${').length,
    text: locale.toText(value.cooked ?? '').replace(/[\\`$]/g, '\\$&'),
  })),
  ...expressions.flatMap((expression) => [
    ...replacementsIn(expression, locale),
    insertion(expression.start, `${numberIn(locale)}(`),
    insertion(expression.end, ')'),
  ]),
]

const numberIn = ({ tag }: PseudoLocale): string =>
  `((value) => typeof value === 'number' ? new Intl.NumberFormat('${tag}').format(value) : value)`

const insertion = (at: number, text: string): Replacement => ({ start: at, end: at, text })

const isNode = (node: unknown): node is ESTree.Node =>
  typeof node === 'object' && node !== null && 'type' in node && typeof node.type === 'string'
