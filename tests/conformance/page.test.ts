import { expect, test } from 'vitest'
import type { Ending } from '../support/run/report.ts'
import type { Evidence } from './evidence.ts'
import { pageOf, problemsOf, rowsIn } from './page.ts'

const rows = rowsIn(
  'spec',
  `## 4. States
4.01 A key_name is kept.
4.02 A failed login can be repeated. | as read in 0022
4.03 The form is kept.
4.04 This document covers all. | nothing to show: It describes itself.
`,
)

const evidenceOf = (file: string, title: string, ended: Ending, ...rows: string[]): Evidence => ({
  file,
  title,
  rows,
  ended,
})

const form = (ended: Ending, ...rows: string[]) =>
  evidenceOf('tests/form.test.ts', 'is kept', ended, ...rows)

const evidence = [
  evidenceOf('tests/keys.test.ts', 'keeps it', 'passed', '4.01'),
  evidenceOf('tests/e2e/keys.e2e.ts', 'is kept', 'skipped', '4.01'),
  evidenceOf('tests/login.test.ts', 'is repeated', 'failed', '4.02'),
]

test('the page has the tests of each row and the number of rows in each state', () => {
  expect(pageOf(rows, evidence)).toBe(`4 rows: 1 passed, 2 not passed, 1 nothing to show.

- 4.01 **passed** A key_name is kept.
  - tests/e2e/keys.e2e.ts: is kept
  - tests/keys.test.ts: keeps it
- 4.02 **not passed** A failed login can be repeated. (as read in 0022)
  - tests/login.test.ts: is repeated
- 4.03 **not passed** The form is kept.
- 4.04 **nothing to show** This document covers all. (nothing to show: It describes itself.)
`)
})

test('the rows of faults are those of a table', () => {
  const table =
    '| Row | Fault | Expected |\n| --- | --- | --- |\n| 7 | The disk is full. | A message. |'
  expect(rowsIn('fault', table)).toEqual([
    { id: '7', text: 'The disk is full. | A message.', note: '' },
  ])
})

const rowKept = [{ id: '5.03', text: 'The form is kept.', note: '' }]

test.each([
  ['a passing test names the row', [form('passed', '5.03')]],
  [
    'one of its tests passed and another was skipped',
    [form('skipped', '5.03'), form('passed', '5.03')],
  ],
])('there is no problem if %s', (_, found) => {
  expect(problemsOf('spec', rowKept, found)).toEqual([])
})

test('there is no problem if a row without a test has an excuse', () => {
  expect(
    problemsOf(
      'spec',
      [{ id: '5.03', text: 'Trellis.', note: 'nothing to show: It is prose.' }],
      [],
    ),
  ).toEqual([])
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
  expect(problemsOf('spec', rowKept, found)).toEqual([problem])
})

test('there is a problem if a test names a row that no test can prove', () => {
  expect(problemsOf('spec', rows.slice(3), [form('passed', '4.04')])).toEqual([
    "Row 4.04 is marked 'nothing to show', but a test names it: tests/form.test.ts 'is kept' passed.",
  ])
})
