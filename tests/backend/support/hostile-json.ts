import fc from 'fast-check'

/** Part of every hostile text, to detect such a text in a log. */
export const marker = 'h0stile'

/** Hostile values as JSON text. */
export const knownHostile = (): readonly string[] => [
  ...classics.map((text) => JSON.stringify(text)),
  ...wrongTypes,
  ...poisons,
]

/** Generates hostile values as JSON text. */
export const hostileJson = (): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 3, arbitrary: hostileText().map((text) => JSON.stringify(text)) },
    { weight: 1, arbitrary: fc.constantFrom(...knownHostile()) },
    { weight: 1, arbitrary: fc.json({ maxDepth: 3 }) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 20_000 }).map(nested) },
  )

/** Generates undocumented fields with a value. */
export const extraField = (): fc.Arbitrary<readonly [name: string, json: string]> =>
  fc.tuple(
    fc.constantFrom(
      ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'],
      ...['uid', '_id', 'id', 'userId', 'identitySeenAt', 'verifiedAt', 'email_verified'],
      ...['isAdmin', 'role', '$where', 'events', 'friends', 'contactEmail', '', 'a\u0000b'],
    ),
    hostileJson(),
  )

/** Generates texts that attack queries, pages, logs, parsers and length limits. */
const hostileText = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    fc.integer({ min: 90, max: 20_000 }).map((length) => `${marker}${'x'.repeat(length)}`),
    fc
      .tuple(fc.constantFrom(...classics), fc.string({ unit: 'binary', maxLength: 20 }))
      .map(([text, more]) => text + more),
  )

const classics = [
  `${marker}'); drop table members; --`,
  `${marker}' or '1'='1`,
  `${marker}"; update members set username = 'mallory'; --`,
  `$$${marker}$$ \\' \\\\ %_ E'\\x27'`,
  `${marker}\r\n{"level":60,"msg":"forged"}`,
  `${marker}\u2028\u2029\u0085`,
  `<img src=x onerror=alert('${marker}')>`,
  `\${${marker}} {{${marker}}} <%= ${marker} %> #{${marker}}`,
  `${marker}\u0000`,
  `${marker}\ud800`,
  `\ufeff${marker}`,
  `${marker}\u202e\u200b`,
  `../../../${marker}`,
  `http://169.254.169.254/${marker}`,
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
