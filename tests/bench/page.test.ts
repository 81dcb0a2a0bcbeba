import { expect, test } from 'vitest'
import { limitOf, verdictOf } from './budget.ts'
import { pageWith } from './page.ts'
import { keeping, type PartRecord } from './record.ts'

const record: PartRecord = {
  day: '2026-11-21',
  depth: 'usual',
  load: 0.1,
  seconds: 60,
  machine: '2 processors',
  tables: [{ title: 'Each.', columns: ['call', 'ms'], rows: [['me', 1.234]] }],
  figures: [
    {
      ...{ name: 'p99', value: 40, unit: 'ms', spread: 2 },
      baseline: { name: 'doing nothing', value: 8 },
      budget: ['backend', 'p99 in the open loop'],
    },
  ],
  before: { p99: 44 },
}

test('the page receives the results, and keeps the text around them', () => {
  const page = pageWith('Above\n<!-- bench -->\nold\n<!-- /bench -->\nBelow\n', { backend: record })
  expect(page).toMatch(/^Above\n<!-- bench -->/)
  expect(page).toMatch(/<!-- \/bench -->\nBelow\n$/)
  expect(page).not.toContain('old')
  expect(page).toContain('| p99 | 40 | ms | 2 | 44 | 8 doing nothing | 50 | met |')
  expect(page).toContain('| call | ms |\n| --- | --: |\n| me | 1.23 |')
})

test('a quick run writes nothing to the page', () => {
  const page = pageWith('<!-- bench --><!-- /bench -->', { backend: { ...record, depth: 'quick' } })
  expect(page).not.toContain('p99')
})

test('a quick run removes no earlier results', () => {
  const quick: PartRecord = { ...record, depth: 'quick', figures: [] }
  expect(keeping({ backend: record }, 'backend', quick)).toEqual({ backend: record })
  expect(keeping({}, 'backend', record)).toEqual({ backend: record })
})

test('results of a part that is not stored are not removed from the page', () => {
  const page = pageWith('<!-- bench --><!-- /bench -->', { backend: record, machines: record })
  expect(() => pageWith(page, { backend: record })).toThrow('results of machines, which are not')
})

test('a page without markers is rejected', () => {
  expect(() => pageWith('Above', {})).toThrow('<!-- bench -->')
})

test('a lower figure is better, except for a score', () => {
  const figure = { name: 'one', value: 51, unit: 'ms' }
  expect(verdictOf({ ...figure, budget: ['backend', 'p99 in the open loop'] })).toBe('missed')
  const score = { name: 'one', value: 99, unit: 'of 100' }
  expect(verdictOf({ ...score, budget: ['lighthouse', 'category'] })).toBe('missed')
  expect(verdictOf({ ...score, value: 100, budget: ['lighthouse', 'category'] })).toBe('met')
  expect(verdictOf(figure)).toBe('')
})

test('a budget that the file does not have is an error', () => {
  expect(() => limitOf({ name: 'one', value: 1, unit: '', budget: ['x', 'y'] })).toThrow('x, y')
})
