import fc from 'fast-check'

/** Stands in every hostile text, so that a log that quotes one can be told. */
export const mark = 'h0stile'

/** JSON text of the values that every field meets in every run. */
export const knownHostile = (): readonly string[] => [
  ...classics.map((text) => JSON.stringify(text)),
  ...wrongTypes,
  ...poisons,
]

/** JSON text of a value that a hostile client may put into any field. */
export const hostileJson = (): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 3, arbitrary: hostileText().map((text) => JSON.stringify(text)) },
    { weight: 1, arbitrary: fc.constantFrom(...knownHostile()) },
    { weight: 1, arbitrary: fc.json({ maxDepth: 3 }) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 20_000 }).map(nested) },
  )

/** A field that no call knows, with something in it. */
export const extraField = (): fc.Arbitrary<readonly [name: string, json: string]> =>
  fc.tuple(
    fc.constantFrom(
      ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'],
      ...['uid', '_id', 'id', 'userId', 'identitySeenAt', 'verifiedAt', 'email_verified'],
      ...['isAdmin', 'role', '$where', 'events', 'friends', 'contactEmail', '', 'a\u0000b'],
    ),
    hostileJson(),
  )

/** Text that was written to break something: a query, a page, a log, a parser, a length. */
const hostileText = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    fc.integer({ min: 90, max: 20_000 }).map((length) => `${mark}${'x'.repeat(length)}`),
    fc
      .tuple(fc.constantFrom(...classics), fc.string({ unit: 'binary', maxLength: 20 }))
      .map(([text, more]) => text + more),
  )

const classics = [
  `${mark}'); drop table members; --`,
  `${mark}' or '1'='1`,
  `${mark}"; update members set username = 'mallory'; --`,
  `$$${mark}$$ \\' \\\\ %_ E'\\x27'`,
  `${mark}\r\n{"level":60,"msg":"forged"}`,
  `${mark}\u2028\u2029\u0085`,
  `<img src=x onerror=alert('${mark}')>`,
  `\${${mark}} {{${mark}}} <%= ${mark} %> #{${mark}}`,
  `${mark}\u0000`,
  `${mark}\ud800`,
  `\ufeff${mark}`,
  `${mark}\u202e\u200b`,
  `../../../${mark}`,
  `http://169.254.169.254/${mark}`,
  'null',
  'undefined',
  'NaN',
  '[object Object]',
  '',
  ' ',
]

const wrongTypes = [
  ...['null', 'true', 'false', '0', '-0', '1', '-1', '1.5', '1e308', '1e999', '-1e999', '1e-999'],
  ...['9007199254740993', '[]', '{}', '[[]]', '[null]', '[""]', '{"a":1}', '{"length":1e9}'],
]

const poisons = [
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '[{"__proto__":{"polluted":true}}]',
  '{"type":"Point","coordinates":[0,0],"address":"","city":"","__proto__":{"polluted":true}}',
  '{"type":"Point","coordinates":[181,0],"address":"","city":""}',
  '{"type":"Point","coordinates":[0,0,0],"address":"","city":""}',
  '{"type":"Point","coordinates":["0","0"],"address":"","city":""}',
  '{"$gt":""}',
  '{"toString":null}',
  '{"then":"x"}',
]

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)
