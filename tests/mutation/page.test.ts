import { describe, expect, test } from 'vitest'
import { explained } from './explained.ts'
import { type Found, foundOf } from './found.ts'
import { pageWith } from './page.ts'
import { reasonFor } from './reasons.ts'
import type { Shard } from './shards.ts'

const survivor = 'machines/login/a.ts:7 BooleanLiteral: const a = true → false'
const login: Shard = {
  name: 'login',
  group: 'machines',
  changes: ['machines/login/a.ts'],
  tests: [],
}
const identity: Shard = { ...login, name: 'identity', group: 'services', changes: ['src/b.ts'] }
const found: Found = {
  shard: 'login',
  group: 'machines',
  day: '2026-11-22',
  seconds: 40,
  workers: 2,
  load: 1.5,
  score: { noticed: 3, survived: 1, untested: 0, errors: 0, survivors: [survivor] },
}
const page = '# Mutation testing\n\n<!-- mutation -->\nold\n<!-- /mutation -->\nthe end\n'

test('the page lists the mutants of every shard, the date, and the load of the machine', () => {
  const all = [found, { ...found, shard: 'identity', group: 'services' as const }]
  const written = pageWith(page, [login, identity], all)
  expect(written).toContain('## Machines: 75.0 % killed, goal 90 %')
  expect(written).toContain('## Services: 75.0 % killed, goal 85 %')
  expect(written).toContain('| `login` | 4 | 75.0 | 1 | 0 | 0 | 2026-11-22 | 40 | 2 | 1.5 |')
})

test('the page adds the rows up to the time of one worker', () => {
  const other = { ...found, shard: 'identity', group: 'services' as const, seconds: 100 }
  const written = pageWith(page, [login, identity], [found, { ...other, workers: 1 }])
  expect(written).toContain('Total: 8 mutants in 3 minutes of one worker.')
})

test('the page keeps the text around its markers, and replaces everything between them', () => {
  const written = pageWith(page, [login], [found])
  expect(written).toMatch(/^# Mutation testing\n/)
  expect(written).toMatch(/\nthe end\n$/)
  expect(written).not.toContain('old')
  expect(() => pageWith('# Mutation testing', [login], [found])).toThrow('<!-- mutation -->')
})

test('the page names the shards that have never been run', () => {
  expect(pageWith(page, [login], [found])).not.toContain('Not run')
  const partial = pageWith(page, [login, identity], [found])
  expect(partial).toContain('Not run yet and not included below: `identity`.')
  expect(partial).not.toContain('## Services')
})

describe('a shard without a result', () => {
  const [known = '', reason = ''] = Object.entries(explained)[0] ?? []
  const [file = ''] = known.split(' ')
  const explainedLine = known.replace(' ', ':7 ')
  const shard = { ...login, name: 'forgot-password', changes: [file] }
  const before = pageWith(
    page,
    [login, shard],
    [
      { ...found, day: '2026-11-20' },
      {
        ...{ ...found, shard: shard.name, day: '2026-11-21' },
        score: { noticed: 8, survived: 2, untested: 0, errors: 1, survivors: [explainedLine, 'b'] },
      },
    ],
  )
  const after = pageWith(
    before,
    [login, shard],
    [{ ...found, score: { ...found.score, noticed: 9 } }],
  )

  test('keeps the row and date of its last run', () => {
    expect(after).toContain(
      '| `forgot-password` | 10 | 80.0 | 2 | 1 | 1 | 2026-11-21 | 40 | 2 | 1.5 |',
    )
    expect(after).toContain('| `login` | 10 | 90.0 | 1 | 0 | 0 | 2026-11-22 | 40 | 2 | 1.5 |')
    expect(after).not.toContain('2026-11-20')
  })

  test('counts in the totals', () => {
    expect(after).toContain('## Machines: 85.0 % killed, goal 90 %')
  })

  test('keeps the reasons of its survivors', () => {
    expect(after).toContain(`${reason}\n\n- \`\` ${explainedLine} \`\``)
  })

  test('is removed with its files', () => {
    const without = pageWith(after, [login], [])
    expect(without).not.toContain('forgot-password')
    expect(without).toContain('## Machines: 90.0 %')
  })

  test('has no row if the row cannot be parsed', () => {
    expect(() => pageWith(before.replace('| 10 |', '| many |'), [shard], [])).toThrow('many')
  })
})

test('a survivor is identified by its mutation, not by its line', () => {
  expect(reasonFor(survivor)).toBeUndefined()
  for (const [known, reason] of Object.entries(explained))
    expect(reasonFor(known.replace(' ', ':7 '))).toBe(reason)
})

test('a record of another shape is rejected', () => {
  expect(foundOf(JSON.parse(JSON.stringify(found)))).toEqual(found)
  expect(() => foundOf({ ...found, group: 'screens' })).toThrow()
})
