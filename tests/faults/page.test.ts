import { expect, test } from 'vitest'
import type { Ending, Evidence } from '../support/evidence/evidence.ts'
import type { Family } from './fault.ts'
import { faultsPage } from './page.ts'

const families: Family[] = [
  {
    title: 'Time, and what it does',
    faults: [
      { number: 1, fault: 'The clock_face breaks.', expected: 'It is shown.', decision: 12 },
      { number: 2, fault: 'It runs backwards.', expected: 'It is stopped.' },
      { number: 3, fault: 'It is removed.', expected: 'No clock.', notInjected: 'No access.' },
      { number: 4, fault: 'It runs twice.', expected: 'One tick.', plannedFor: 8 },
    ],
  },
]

const evidenceOf = (title: string, row: string, ended: Ending): Evidence => ({
  file: 'tests/e2e/faults/clock.e2e.ts',
  title,
  named: `${title} (fault ${row})`,
  rows: [row],
  ended,
})

test('the page lists each fault with its expected behaviour, its cases and their result', () => {
  const evidence = [
    evidenceOf('is *shown*', '1', 'passed'),
    evidenceOf('is stopped', '2', 'failed'),
  ]
  expect(faultsPage({ families, evidence, decisions: ['0012-clocks.md'] })).toBe(`# Faults

Faults that can occur around the site, the expected behaviour, and the cases that cover them. \`npm run test:full\` writes this page. [How to add a case](../tests/faults/README.md). [Measurements](../backend/README.md#under-load-and-kills) of the backend under load and after kills are separate.

| Family | Rows | passed | not passed | out of reach | planned |
| --- | --- | --- | --- | --- | --- |
| [Time, and what it does](#time-and-what-it-does) | 4 | 1 | 1 | 1 | 1 |
| In all | 4 | 1 | 1 | 1 | 1 |

## Time, and what it does

| Row | Fault | Expected | Case | Result |
| --- | --- | --- | --- | --- |
| 1 | The clock\\_face breaks. | It is shown. | [clock.e2e.ts](../tests/e2e/faults/clock.e2e.ts): is \\*shown\\* | passed, as read in [0012](decisions/0012-clocks.md) |
| 2 | It runs backwards. | It is stopped. | [clock.e2e.ts](../tests/e2e/faults/clock.e2e.ts): is stopped | not passed |
| 3 | It is removed. | No clock. | No access. | out of reach |
| 4 | It runs twice. | One tick. | planned for issue 8 | planned |
`)
})
