import { callRows } from './calls.ts'
import { dataRows } from './data.ts'
import { flowRows } from './flows.ts'
import { memberRows } from './member-screens.ts'
import { messageRows } from './messages.ts'
import { pageRows } from './pages.ts'
import type { RowFault } from './row-fault.ts'
import { visitorRows } from './visitor-screens.ts'

/** Every fault against a row, in no order. */
export const rowFaults: readonly RowFault[] = [
  ...messageRows,
  ...dataRows,
  ...callRows,
  ...flowRows,
  ...pageRows,
  ...visitorRows,
  ...memberRows,
]

/** Rows that no change of one place violates, with the reason. */
export const rowsWithoutFault: Readonly<Record<string, string>> = {
  '1.04': 'A summary of 2.62 and 4.12.',
  '1.05': 'A summary of 2.69 and 4.18.',
  '1.06': 'A summary of 2.99 and 7.20.',
  '1.07': 'A summary of 2.47 and 2.97.',
  '1.08': 'A summary of 2.125 and 7.24.',
  '1.09': 'A summary of 2.109 and 2.130.',
  '1.10': 'A summary of 2.135 and 4.50.',
  '3.52': 'The id of an interest is its name, which 3.53 covers.',
  '3.55': 'Both screens have one list, which 3.51 and 3.57 cover.',
  '3.56': 'The list has names only, so nothing else can be stored.',
  '6.17': 'A summary of 7.40.',
  '6.18': 'A summary of 7.14 and 6.25.',
  '6.19': 'A summary of 7.14 and 6.26.',
  '7.01': 'The host is configuration of the build.',
}
