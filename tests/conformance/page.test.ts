import { expect, test } from 'vitest'
import type { Ending, Evidence } from '../support/evidence/evidence.ts'
import { conformancePage } from './page.ts'
import type { Section } from './row.ts'

const section: Section = {
  number: 4,
  title: 'States and transitions',
  rows: [
    { id: '4.01', statement: 'A key_name is kept.' },
    { id: '4.02', statement: 'A failed login can be repeated.', reading: 22 },
    { id: '4.03', statement: 'The film plays.', plannedFor: 5 },
    { id: '4.04', statement: 'This document covers all.', nothingToShow: 'It describes itself.' },
  ],
}

const evidenceOf = (file: string, title: string, row: string, ended: Ending): Evidence => ({
  file,
  title,
  named: `${title} (spec ${row})`,
  rows: [row],
  ended,
})

const evidence: Evidence[] = [
  evidenceOf('tests/keys.test.ts', 'keeps [it] | all', '4.01', 'passed'),
  evidenceOf('tests/e2e/keys.e2e.ts', 'is kept', '4.01', 'skipped'),
  evidenceOf('tests/login.test.ts', 'is repeated', '4.02', 'failed'),
]

const page = (found = evidence) =>
  conformancePage({ sections: [section], evidence: found, decisions: ['0022-login.md'] })

test('the page counts its rows and lists the tests of each row', () => {
  expect(page()).toBe(`# Conformance

Every statement of the specification, and what shows it. The whole test run writes this page; [how to add a row](../tests/conformance/README.md).

| Section | Rows | passed | not passed | nothing to show | planned |
| --- | --- | --- | --- | --- | --- |
| [4. States and transitions](#4-states-and-transitions) | 4 | 1 | 1 | 1 | 1 |
| In all | 4 | 1 | 1 | 1 | 1 |

## 4. States and transitions

| Row | The specification says | State | Shown by |
| --- | --- | --- | --- |
| 4.01 | A key\\_name is kept. | passed | [keys.e2e.ts](../tests/e2e/keys.e2e.ts): is kept<br>[keys.test.ts](../tests/keys.test.ts): keeps \\[it\\] \\| all |
| 4.02 | A failed login can be repeated. | not passed, as read in [0022](decisions/0022-login.md) | [login.test.ts](../tests/login.test.ts): is repeated |
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
  const rows = [{ id: '4.01', statement: 'A key is kept.', reading: 99 }]
  expect(() =>
    conformancePage({ sections: [{ ...section, rows }], evidence: [], decisions: [] }),
  ).toThrow('There is no decision 0099.')
})
