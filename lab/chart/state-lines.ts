import { labCopy } from '../copy.ts'
import type { FoldedState } from './fold.ts'

/** The text after a state's name, which marks a parallel state. */
export const kindOf = ({ kind, parent }: FoldedState): string =>
  kind === 'parallel' && parent !== null ? ` ${labCopy.kinds.parallel}` : ''

/** The lines below a state's name: its services, its targetless transitions, and the number of hidden states. */
export const linesOf = ({ services, stays, hidden }: FoldedState): readonly string[] => [
  ...services.map(labCopy.runs),
  ...stays.map(({ text }) => labCopy.stays(text)),
  ...(hidden > 0 ? [labCopy.hides(hidden)] : []),
]
