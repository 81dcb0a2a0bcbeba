import { expect, test } from 'vitest'
import { reportingReads } from '../src/reporting-reads.ts'

const readsOf = (read: (target: { known: number; missing?: unknown }) => unknown) => {
  const reads: string[] = []
  const result = read(reportingReads({ known: 7 }, (property) => reads.push(property)))
  return { reads, result }
}

test('a missing property that is read is reported every time', () => {
  expect(readsOf(({ missing }) => missing)).toEqual({ reads: ['missing'], result: undefined })
  expect(readsOf((target) => [target.missing, target.missing]).reads).toEqual([
    'missing',
    'missing',
  ])
})

test.each<[string, (target: object) => unknown, unknown]>([
  ['a property that exists', (target) => Reflect.get(target, 'known'), 7],
  ['an inherited property', (target) => Reflect.get(target, 'valueOf'), Object.prototype.valueOf],
  ['what the language reads through symbols', (target) => `${target}`, '[object Object]'],
  ['what JSON.stringify reads', (target) => JSON.stringify(target), '{"known":7}'],
])('%s is not reported', (_, read, result) => {
  expect(readsOf(read)).toEqual({ reads: [], result })
})
