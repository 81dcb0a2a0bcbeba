import { labCopy } from '../copy.ts'
import type { Chart, ChartEdge, ChartState } from './chart-of.ts'

/** How much text a chart has: all of it, or the names of the states and, in a roomy one, space for most labels. */
export type Detail = 'full' | 'roomy' | 'brief'

/** A chart with some states folded: their children are hidden, and edges to the children end at the folded state. */
export type FoldedChart = {
  detail: Detail
  /** The ids of the folded states. */
  folds: readonly string[]
  states: readonly FoldedState[]
  edges: readonly FoldedEdge[]
}

/** All transitions between the same two visible states, as one line with a label each. */
export type FoldedEdge = { id: string; from: string; to: string; labels: readonly ChartEdge[] }

/** Folds states of a chart; edges within a folded state are removed. */
export const fold = (
  chart: Chart,
  folds: readonly string[],
  detail: Detail = 'full',
): FoldedChart => {
  const folded = new Set(folds)
  const states = new Map(chart.states.map((state) => [state.id, state]))
  const shownAs = new Map(
    chart.states.map((state) => [state.id, outermostFold(state, states, folded)]),
  )
  const edges = new Map<string, { from: string; to: string; labels: ChartEdge[] }>()
  for (const edge of chart.edges) {
    const from = shownAs.get(edge.from) ?? edge.from
    const to = shownAs.get(edge.to) ?? edge.to
    if (from === to && edge.from !== edge.to) continue
    const id = `${from} → ${to}`
    const known = edges.get(id)
    if (known) known.labels.push(edge)
    else edges.set(id, { from, to, labels: [edge] })
  }
  return {
    detail,
    folds,
    states: chart.states
      .filter(({ id }) => shownAs.get(id) === id)
      .map((state) => ({
        ...state,
        ...(detail === 'full' ? {} : withoutNotes),
        tip: linesOf({ ...state, hidden: 0 }).join('\n'),
        hidden: folded.has(state.id) ? insideOf(state.id, chart.states).length : 0,
      })),
    edges: [...edges].map(([id, edge]) => ({ id, ...edge })),
  }
}

const withoutNotes = { tags: [], services: [], entry: [], exit: [], stays: [] }

/** Whether the machine itself has notes or transitions. They get a box of their own. */
export const hasAnywhere = ({ states: [root], edges }: FoldedChart): boolean =>
  root !== undefined && (linesOf(root).length > 0 || edges.some(({ from }) => from === root.id))

/** The states that can be folded: those with child states, except the root. */
export const foldable = ({ states }: Chart): readonly string[] =>
  states
    .filter(({ id, parent }) => parent !== null && states.some((other) => other.parent === id))
    .map(({ id }) => id)

const outermostFold = (
  state: ChartState,
  states: ReadonlyMap<string, ChartState>,
  folded: ReadonlySet<string>,
): string => {
  let shown = state.id
  for (
    let at: ChartState | undefined = state;
    at;
    at = at.parent === null ? undefined : states.get(at.parent)
  )
    if (at.parent !== null && folded.has(at.id)) shown = at.id
  return shown
}

const insideOf = (id: string, states: readonly ChartState[]): readonly ChartState[] =>
  states
    .filter(({ parent }) => parent === id)
    .flatMap((child) => [child, ...insideOf(child.id, states)])

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
