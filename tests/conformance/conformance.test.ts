import { expect, test } from 'vitest'
import { evidenceInSources, malformedNames } from './evidence.ts'
import { problemsOf, rowsOf } from './page.ts'

test('the rows of each section of the specification are numbered in order, without repetition', () => {
  const ids = rowsOf('spec').map(({ id }) => id)
  const keys = ids.map((id) => Number(id.split('.')[0]) * 1_000 + Number(id.split('.')[1]))
  expect(keys).toEqual([...new Set(keys)].sort((a, b) => a - b))
  expect(ids.filter((id) => !/^[1-9]\.\d{2,3}$/.test(id))).toEqual([])
  expect(ids.length).toBeGreaterThan(450)
})

test('faults are numbered from 1 without a gap', () => {
  const ids = rowsOf('fault').map(({ id }) => id)
  expect(ids).toEqual(ids.map((_, index) => String(index + 1)))
  expect(ids.length).toBeGreaterThan(120)
})

test.each(['spec', 'fault'] as const)('every %s number in a test title is well-formed', (kind) => {
  expect(malformedNames(kind)).toEqual([])
})

test.each(['spec', 'fault'] as const)(
  'every %s row is named in a test title, and every named row exists',
  (kind) => {
    expect(problemsOf(kind, rowsOf(kind), evidenceInSources(kind))).toEqual([])
  },
)

/* The sizes and times of gestures. Browser tests make gestures that are far from these bounds. */
const onlyOfMachines = ['9.03', '9.04', '9.05', '9.06']

test('every other row is proved by more than a machine: a screen, a request, the site or the backend', () => {
  const isOfMachines = (file: string) => file.startsWith('tests/machines/')
  const evidence = evidenceInSources('spec')
  const alone = rowsOf('spec').filter(({ id }) => {
    const files = evidence.filter(({ rows }) => rows.includes(id)).map(({ file }) => file)
    return files.length > 0 && files.every(isOfMachines)
  })
  expect(alone.map(({ id }) => id)).toEqual(onlyOfMachines)
})
