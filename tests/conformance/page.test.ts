import { expect, test } from 'vitest'
import type { Ending } from '../support/run/report.ts'
import type { Evidence } from './evidence.ts'
import { problemsOf, renewed, rowsIn } from './page.ts'

const page = `# Conformance

4 rows: 0 passed, 0 not passed, 0 nothing to show.

## 4. States

| Row | The specification says | State | Shown by |
| --- | --- | --- | --- |
| 4.01 | A key\\_name \\| is kept. |  |  |
| 4.02 | A failed login can be repeated. | passed, as read in [0022](decisions/readings.md#0022) | an old test |
| 4.03 | The form is kept. | passed | an old test |
| 4.04 | This document covers all. | nothing to show | It describes itself. |
`

const evidenceOf = (file: string, title: string, ended: Ending, ...rows: string[]): Evidence => ({
  file,
  title,
  rows,
  ended,
})

const form = (ended: Ending, ...rows: string[]) =>
  evidenceOf('tests/form.test.ts', 'is kept', ended, ...rows)

const evidence = [
  evidenceOf('tests/keys.test.ts', 'keeps [it] | all', 'passed', '4.01'),
  evidenceOf('tests/e2e/keys.e2e.ts', 'is kept', 'skipped', '4.01'),
  evidenceOf('tests/login.test.ts', 'is repeated', 'failed', '4.02'),
]

test('a renewed page has the tests of each row and the number of rows in each state', () => {
  expect(renewed(page, evidence)).toBe(`# Conformance

4 rows: 1 passed, 2 not passed, 1 nothing to show.

## 4. States

| Row | The specification says | State | Shown by |
| --- | --- | --- | --- |
| 4.01 | A key\\_name \\| is kept. | passed | [keys.e2e.ts](../tests/e2e/keys.e2e.ts): is kept<br>[keys.test.ts](../tests/keys.test.ts): keeps \\[it\\] \\| all |
| 4.02 | A failed login can be repeated. | not passed, as read in [0022](decisions/readings.md#0022) | [login.test.ts](../tests/login.test.ts): is repeated |
| 4.03 | The form is kept. | not passed |  |
| 4.04 | This document covers all. | nothing to show | It describes itself. |
`)
})

test('a renewed page stays the same with the same results, in any order', () => {
  const once = renewed(page, evidence)
  expect(renewed(once, [...evidence].reverse())).toBe(once)
})

test('a long list of titles is shortened and ends with the number of the others', () => {
  const many = Array.from({ length: 6 }, (_, index) =>
    evidenceOf('tests/keys.test.ts', `case ${index}`, 'passed', '4.01'),
  )
  expect(renewed(page, many)).toContain('case 3<br>and 2 more |')
})

const kept = [{ id: '5.03', excuse: undefined }]

test.each([
  ['a passing test names the row', [form('passed', '5.03')]],
  [
    'one of its tests passed and another was skipped',
    [form('skipped', '5.03'), form('passed', '5.03')],
  ],
])('there is no problem if %s', (_, found) => {
  expect(problemsOf('spec', kept, found)).toEqual([])
})

test('there is no problem if a row without a test has an excuse', () => {
  expect(problemsOf('spec', [{ id: '5.03', excuse: 'It is prose.' }], [])).toEqual([])
})

test.each([
  [
    'no test names a row',
    [],
    "No test names row 5.03. End a title with '(spec 5.03)', or explain in the row why no test can prove it.",
  ],
  [
    'the only test that names a row has failed',
    [form('failed', '5.03')],
    "Row 5.03 has no passing test: tests/form.test.ts 'is kept' failed.",
  ],
  [
    'the only test that names a row was skipped',
    [form('skipped', '5.03')],
    "Row 5.03 has no passing test: tests/form.test.ts 'is kept' skipped.",
  ],
  [
    'one of several tests failed',
    [form('passed', '5.03'), form('failed', '5.03')],
    "Row 5.03 has no passing test: tests/form.test.ts 'is kept' passed, tests/form.test.ts 'is kept' failed.",
  ],
  [
    'a test names a row that does not exist',
    [form('passed', '5.03', '9.99')],
    "tests/form.test.ts names row 9.99, which does not exist: 'is kept'.",
  ],
])('there is a problem if %s', (_, found, problem) => {
  expect(problemsOf('spec', kept, found)).toEqual([problem])
})

test('there is a problem if a test names a row that no test can prove', () => {
  const rows = rowsIn(page).filter(({ excuse }) => excuse !== undefined)
  expect(problemsOf('spec', rows, [form('passed', '4.04')])).toEqual([
    "Row 4.04 is marked 'nothing to show', but a test names it: tests/form.test.ts 'is kept' passed.",
  ])
})
