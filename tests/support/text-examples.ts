/*
 * What the rules for typed text do, by rule. The tests of the site and of the backend both run these examples. A rule
 * applied to its own result changes nothing.
 */

type Example = readonly [about: string, typed: string, result: string]

/** Names, places and other single lines. */
export const lineExamples: readonly Example[] = [
  ['white space around it', '\u00a0 Maya\u3000\n', 'Maya'],
  ['a tab', 'Maya\tLindqvist', 'Maya Lindqvist'],
  ['the line break U+0085', 'Maya\u0085Lindqvist', 'Maya Lindqvist'],
  ['a Windows line break', 'Maya\r\nLindqvist', 'Maya Lindqvist'],
  ['a line separator', 'Maya\u2028Lindqvist', 'Maya Lindqvist'],
  ['an ideographic space', '山田\u3000太郎', '山田 太郎'],
  ['a no-break space', 'Maya\u00a0Lindqvist', 'Maya Lindqvist'],
  ['control characters', 'Ma\0ya\u001b\u007f', 'Maya'],
  ['bidirectional control characters', '\u202aMaya\u202c\u200e \u2066L\u2069\u061c', 'Maya L'],
  ['zero-width characters', 'M\u200ba\u2060y\ufeffa', 'Maya'],
  ['a soft hyphen', 'Lind\u00adqvist', 'Lindqvist'],
  ['half a surrogate pair', 'Maya\ud83d', 'Maya'],
  ['accents as characters of their own', 'Toma\u0301s', 'Tom\u00e1s'],
  ['a joiner that joins nothing', 'Ma\u200dya\u200c', 'Maya'],
  ['a joiner between a letter and its accent', 'e\u200d\u0301\u200d', 'é'],
  ['a Persian name with a non-joiner', 'علی\u200cرضا', 'علی\u200cرضا'],
  ['a Sinhala word with a joiner', 'ශ්\u200dරී', 'ශ්\u200dරී'],
  ['a family of emoji', '👩\u200d👩\u200d👧', '👩\u200d👩\u200d👧'],
  ['an emoji with a skin tone and a joiner', '👩🏽\u200d🚀', '👩🏽\u200d🚀'],
  ['a heart with a variation selector', '❤\ufe0f\u200d🔥', '❤\ufe0f\u200d🔥'],
  [
    'the flag of Scotland',
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  ],
  ['tags without a flag', 'Maya\u{e0041}\u{e0042}', 'Maya'],
  ['Hangul fillers around it', '\u3164민지\uffa0', '민지'],
  ['Hebrew', 'דנה כהן', 'דנה כהן'],
  ['full-width letters', 'Ｍａｙａ', 'Ｍａｙａ'],
  ['two spaces inside', 'Maya  Lindqvist', 'Maya  Lindqvist'],
]

/** Reports and other texts of several lines. */
export const paragraphExamples: readonly Example[] = [
  ['white space around it', '\n\u00a0 The map stays grey.\u2028', 'The map stays grey.'],
  ['Windows and old Mac line breaks', 'one\r\ntwo\rthree', 'one\ntwo\nthree'],
  ['Unicode line breaks', 'one\u2028two\u2029three\u0085four', 'one\ntwo\nthree\nfour'],
  ['a tab', 'a\tb', 'a\tb'],
  ['a no-break space', 'a\u00a0b', 'a b'],
  ['terminal colours and NUL', 'red \u001b[31mtext\0', 'red [31mtext'],
  ['zero-width characters', 'a\u200bb\ufeff', 'ab'],
]

/** Usernames and phone numbers. */
export const technicalExamples: readonly Example[] = [
  ['full-width letters and digits', 'ｍａｙａ＿２０', 'maya_20'],
  ['a full-width plus sign', '＋３５１ ９１２', '+351 912'],
  ['zero-width characters', 'ma\u200bya\u2060', 'maya'],
  ['directional marks', '\u202a+351 912 345 678\u202c', '+351 912 345 678'],
  ['a soft hyphen', 'maya\u00adlind', 'mayalind'],
  ['any joiner', 'ma\u200dya\u200c', 'maya'],
  ['a variation selector', 'maya\ufe0f', 'maya'],
  ['a tab inside', '912\t345', '912 345'],
  ['a no-break space', '+351\u00a0912', '+351 912'],
]

/** Emails. */
export const emailExamples: readonly Example[] = [
  ['white space around it', ' maya@lindqvist.example\n', 'maya@lindqvist.example'],
  ['a full-width at sign', 'maya＠lindqvist.example', 'maya@lindqvist.example'],
  ['full-width letters', 'ｍａｙａ@lindqvist.example', 'maya@lindqvist.example'],
  ['zero-width characters', 'maya@\u200blind\u2060qvist.example', 'maya@lindqvist.example'],
  ['directional marks', '\u200emaya@lindqvist.example\u202c', 'maya@lindqvist.example'],
  ['a soft hyphen', 'maya@lind\u00adqvist.example', 'maya@lindqvist.example'],
  ['capitals in the domain', 'Maya@Lindqvist.Example', 'Maya@lindqvist.example'],
  ['an internationalised domain', 'maya@bücher.example', 'maya@xn--bcher-kva.example'],
  ['its capitals', 'maya@BÜCHER.Example', 'maya@xn--bcher-kva.example'],
  ['its accents as characters', 'maya@bu\u0308cher.example', 'maya@xn--bcher-kva.example'],
  ['its encoded form', 'maya@XN--bcher-kva.example', 'maya@xn--bcher-kva.example'],
  ['an ideographic full stop', 'maya@例え。テスト', 'maya@xn--r8jz45g.xn--zckzah'],
  ['no domain', 'maya@', 'maya@'],
  ['a domain that is none', 'maya@bü/cher', 'maya@bü/cher'],
  ['no at sign', 'maya', 'maya'],
]

/** Texts that look empty. */
export const blankTexts: readonly string[] = [
  '',
  ' \t\n',
  '\u00a0\u3000\u2028\u0085',
  '\u200b',
  '\u200b\u200c\u200d\u2060\ufeff',
  '\u202a\u202c\u200e\u061c',
  '\u00ad',
  '\u115f\u1160\u3164\uffa0\u2800',
  '\ufe0f\u0301',
  '\0\u001b',
]

/** Texts that do not. */
export const visibleTexts: readonly string[] = ['M', ' . ', '\u200bדנה', '👩', '字', 'é']
