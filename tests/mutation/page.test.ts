import { expect, test } from 'vitest'
import { explained } from './explained.ts'
import { type Found, foundOf } from './found.ts'
import { pageWith, reasonFor } from './page.ts'

const survivor = 'machines/a.ts:7 BooleanLiteral: const a = true → false'
const machine: Found = {
  shard: 'login',
  group: 'machines',
  day: '2026-11-22',
  seconds: 40,
  workers: 2,
  load: 1.5,
  score: { noticed: 3, survived: 1, untested: 0, errors: 0, survivors: [survivor] },
}
const page = '# Mutation testing\n\n<!-- mutation -->\nold\n<!-- /mutation -->\nthe end\n'

test('the page says of every shard what became of its changes, when, and how busy the machine was', () => {
  const written = pageWith(page, [machine, { ...machine, shard: 'identity', group: 'services' }])
  expect(written).toContain('## Machines: 75.0 %, wanted 90 %')
  expect(written).toContain('## Services: 75.0 %, wanted 85 %')
  expect(written).toContain('| `login` | 4 | 75.0 | 1 | 0 | 0 | 2026-11-22 | 40 | 2 | 1.5 |')
})

test('the page keeps what stands around its place, and nothing of what stood in it', () => {
  const written = pageWith(page, [machine])
  expect(written).toMatch(/^# Mutation testing\n/)
  expect(written).toMatch(/\nthe end\n$/)
  expect(written).not.toContain('old')
  expect(() => pageWith('# Mutation testing', [machine])).toThrow('<!-- mutation -->')
})

test('the page names the shards that have not been run', () => {
  expect(pageWith(page, [machine])).not.toContain('Not run')
  const partial = pageWith(page, [machine], ['session', 'identity'])
  expect(partial).toContain('Not run yet, and in no number below: `session`, `identity`.')
  expect(partial).not.toContain('## Services')
})

test('a survivor is known by what was changed, not by its line', () => {
  expect(reasonFor(survivor)).toBeUndefined()
  for (const [known, reason] of Object.entries(explained))
    expect(reasonFor(known.replace(' ', ':7 '))).toBe(reason)
})

test('a record of another shape is refused', () => {
  expect(foundOf(JSON.parse(JSON.stringify(machine)))).toEqual(machine)
  expect(() => foundOf({ ...machine, group: 'screens' })).toThrow()
})
