/** A statechart as data, for whoever draws it or writes it down. */
export type Chart = {
  /** The machine's id, which is the id of the root state too. */
  id: string
  /** All states in the order of the file, the root first, parents before children. */
  states: readonly ChartState[]
  /** All transitions that change the state, in the order of the file. */
  edges: readonly ChartEdge[]
}

/** One state of a chart. */
export type ChartState = {
  /** Its path below the machine, as in `checking.waiting`. */
  id: string
  /** The last part of the path: what a chart writes on it. */
  key: string
  kind: 'atomic' | 'compound' | 'parallel' | 'final'
  /** Null for the root. */
  parent: string | null
  /** Whether its parent begins here; regions of a parallel state all do, and are not marked. */
  initial: boolean
  /** Services that run while it is active. */
  services: readonly string[]
  /** Transitions that stay: they act without a change of state. */
  stays: readonly ChartLabel[]
}

/** One transition from a state to another. */
export type ChartEdge = ChartLabel & { from: string; to: string }

/** What a chart writes on a transition; the id is the one that coverage and history use. */
export type ChartLabel = {
  id: string
  /** `check verified succeeds [is verified]`, or `⏱ poll interval`. */
  text: string
  /** The event type that a person sends for it, or null where a service, a timer or nobody does. */
  event: string | null
}
