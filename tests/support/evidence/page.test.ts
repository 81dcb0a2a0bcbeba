import { expect, test } from 'vitest'
import type { Ending } from '../run/report.ts'
import type { Catalogue, Row } from './catalogue.ts'
import type { Evidence } from './evidence.ts'
import { pageOf } from './page.ts'

const row = (id: string, text: string, over: Partial<Row> = {}): Row => ({
  id,
  texts: [text],
  decision: undefined,
  excuse: undefined,
  plannedFor: undefined,
  ...over,
})

const catalogueOf = (...rows: Row[]): Catalogue => ({
  kind: 'spec',
  page: 'docs/conformance.md',
  title: 'Conformance',
  introduction: 'Every statement, and what shows it.',
  columns: ['The specification says'],
  excused: 'nothing to show',
  sections: [{ title: '4. States, and transitions', rows }],
})

const rows = [
  row('4.01', 'A key_name is kept.'),
  row('4.02', 'A failed login can be repeated.', { decision: 22 }),
  row('4.03', 'The film plays.', { plannedFor: 5 }),
  row('4.04', 'This document covers all.', { excuse: 'It describes itself.' }),
]

const evidenceOf = (file: string, title: string, id: string, ended: Ending): Evidence => ({
  file,
  title,
  rows: [id],
  ended,
})

const evidence = [
  evidenceOf('tests/keys.test.ts', 'keeps [it] | all', '4.01', 'passed'),
  evidenceOf('tests/e2e/keys.e2e.ts', 'is kept', '4.01', 'skipped'),
  evidenceOf('tests/login.test.ts', 'is repeated', '4.02', 'failed'),
]

const page = (found = evidence) => pageOf(catalogueOf(...rows), found, ['0022-login.md'])

test('the page counts its rows and lists the tests of each row', () => {
  expect(page()).toBe(`# Conformance

Every statement, and what shows it.

| Section | Rows | passed | not passed | nothing to show | planned |
| --- | --- | --- | --- | --- | --- |
| [4. States, and transitions](#4-states-and-transitions) | 4 | 1 | 1 | 1 | 1 |
| In all | 4 | 1 | 1 | 1 | 1 |

## 4. States, and transitions

| Row | The specification says | State | Shown by |
| --- | --- | --- | --- |
| 4.01 | A key\\_name is kept. | passed | [keys.e2e.ts](../tests/e2e/keys.e2e.ts): is kept<br>[keys.test.ts](../tests/keys.test.ts): keeps \\[it\\] \\| all |
| 4.02 | A failed login can be repeated. | not passed, as read in [0022](decisions/readings.md#0022) | [login.test.ts](../tests/login.test.ts): is repeated |
| 4.03 | The film plays. | planned | planned for issue 5 |
| 4.04 | This document covers all. | nothing to show | It describes itself. |
`)
})

test('the page does not depend on the order of the results', () => {
  expect(page([...evidence].reverse())).toBe(page())
})

test('a long list of titles is shortened and ends with the number of the others', () => {
  const many = Array.from({ length: 6 }, (_, index) =>
    evidenceOf('tests/keys.test.ts', `case ${index}`, '4.01', 'passed'),
  )
  expect(page(many)).toContain('case 3<br>and 2 more |')
})

test('a reading throws if its decision does not exist', () => {
  const read = row('4.01', 'A key is kept.', { decision: 99 })
  expect(() => pageOf(catalogueOf(read), [], [])).toThrow('There is no decision 0099.')
})
