import { labCopy } from '../copy.ts'
import type { FoldedState } from './fold.ts'

/** What stands behind a state's name: that all of its parts are active together. */
export const kindOf = ({ kind, parent }: FoldedState): string =>
  kind === 'parallel' && parent !== null ? ` ${labCopy.kinds.parallel}` : ''

/** What stands below a state's name: its services, what it does without changing, and what it hides. */
export const linesOf = ({ services, stays, hidden }: FoldedState): readonly string[] => [
  ...services.map(labCopy.runs),
  ...stays.map(({ text }) => labCopy.stays(text)),
  ...(hidden > 0 ? [labCopy.hides(hidden)] : []),
]
