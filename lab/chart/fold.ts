import type { Chart, ChartEdge, ChartState } from '../../machines/chart/chart.ts'

/** A chart with some states folded: what is inside them is not drawn, and its edges end at them. */
export type FoldedChart = {
  states: readonly FoldedState[]
  edges: readonly FoldedEdge[]
}

/** A state that is drawn; a folded one says how many states it hides. */
export type FoldedState = ChartState & { hidden: number }

/** All transitions between the same two drawn states, as one line with a label each. */
export type FoldedEdge = { id: string; from: string; to: string; labels: readonly ChartEdge[] }

/** Folds states of a chart; edges between two states that share a fold vanish. */
export const fold = (chart: Chart, folded: ReadonlySet<string>): FoldedChart => {
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
    states: chart.states
      .filter(({ id }) => shownAs.get(id) === id)
      .map((state) => ({
        ...state,
        hidden: folded.has(state.id) ? insideOf(state.id, chart.states).length : 0,
      })),
    edges: [...edges].map(([id, edge]) => ({ id, ...edge })),
  }
}

/** The states that can be folded: those with states inside, the root left out. */
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
