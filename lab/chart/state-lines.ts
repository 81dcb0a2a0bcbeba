import { labCopy } from '../copy.ts'
import type { FoldedState } from './fold.ts'

/** What stands below a state's name: its services, what it does without changing, and what it hides. */
export const linesOf = ({ services, stays, hidden }: FoldedState): readonly string[] => [
  ...services.map(labCopy.runs),
  ...stays.map(({ text }) => labCopy.stays(text)),
  ...(hidden > 0 ? [labCopy.hides(hidden)] : []),
]
