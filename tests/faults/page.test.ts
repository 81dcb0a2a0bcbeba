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
      { number: 3, fault: 'The sun stands still.', expected: 'Noon.', notInjected: 'It is far.' },
      { number: 4, fault: 'It strikes thirteen.', expected: 'Silence.', plannedFor: 8 },
    ],
  },
]

const shown = (title: string, row: string, ended: Ending): Evidence => ({
  file: 'tests/e2e/faults/clock.e2e.ts',
  title,
  named: `${title} (fault ${row})`,
  rows: [row],
  ended,
})

test('a page says of each fault what is expected, which case shows it, and how that ended', () => {
  const evidence = [shown('is *shown*', '1', 'passed'), shown('is stopped', '2', 'failed')]
  expect(faultsPage({ families, evidence, decisions: ['0012-clocks.md'] })).toBe(`# Faults

What can go wrong around the site, what a member meets then, and the cases that show it. A whole \`npm test\` writes this page; cases in files \`.long.e2e.ts\` ran in the last \`npm run test:faults\`. [How to add a case](../tests/faults/README.md). What the backend does under load and kills stands in figures [beside it](../backend/api/README.md#under-load-and-kills).

| Family | Rows | passed | not passed | out of reach | planned |
| --- | --- | --- | --- | --- | --- |
| [Time, and what it does](#time-and-what-it-does) | 4 | 1 | 1 | 1 | 1 |
| In all | 4 | 1 | 1 | 1 | 1 |

## Time, and what it does

| Row | Fault | Expected | Case | Result |
| --- | --- | --- | --- | --- |
| 1 | The clock\\_face breaks. | It is shown. | [clock.e2e.ts](../tests/e2e/faults/clock.e2e.ts): is \\*shown\\* | passed, as read in [0012](decisions/0012-clocks.md) |
| 2 | It runs backwards. | It is stopped. | [clock.e2e.ts](../tests/e2e/faults/clock.e2e.ts): is stopped | not passed |
| 3 | The sun stands still. | Noon. | It is far. | out of reach |
| 4 | It strikes thirteen. | Silence. | planned for issue 8 | planned |
`)
})
