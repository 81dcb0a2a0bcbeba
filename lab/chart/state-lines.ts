import { labCopy } from '../copy.ts'
import type { ChartState } from './chart-of.ts'

/** A visible state. A folded one has the number of hidden states; `tip` has its notes even where the chart has none. */
export type FoldedState = ChartState & { hidden: number; tip: string }

/** The text after a state's name, which marks a parallel state and a history state. */
export const kindOf = ({ kind, parent }: FoldedState): string =>
  kind === 'history' || (kind === 'parallel' && parent !== null) ? ` ${labCopy.kinds[kind]}` : ''

/** The notes on a state: its tags, its services, and its actions on entry and exit. */
export const notesOf = ({ tags, services, entry, exit }: ChartState): readonly string[] => [
  ...(tags.length > 0 ? [labCopy.tags(tags)] : []),
  ...services.map(labCopy.runs),
  ...(entry.length > 0 ? [labCopy.onEntry(entry)] : []),
  ...(exit.length > 0 ? [labCopy.onExit(exit)] : []),
]

/** The lines below a state's name: its notes, its targetless transitions, and the number of hidden states. */
export const linesOf = (state: ChartState & { hidden: number }): readonly string[] => [
  ...notesOf(state),
  ...state.stays.map(({ text }) => labCopy.stays(text)),
  ...(state.hidden > 0 ? [labCopy.hides(state.hidden)] : []),
]
