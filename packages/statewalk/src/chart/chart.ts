/** A statechart as plain data, for the lab's drawing and for Mermaid text. */
export type Chart = {
  /** The machine's id, which is also the id of the root state. */
  id: string
  /** All states in file order: the root first, parents before children. */
  states: readonly ChartState[]
  /** All transitions that change the state, in file order. */
  edges: readonly ChartEdge[]
}

/** One state of a chart. */
export type ChartState = {
  /** The state's path below the machine, for example `checking.waiting`. */
  id: string
  /** The last part of the path. A chart shows it as the state's label. */
  key: string
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  /** Null for the root. */
  parent: string | null
  /** Whether this is its parent's initial state. Always false for regions of a parallel state. */
  initial: boolean
  tags: readonly string[]
  /** Services that run while the state is active. */
  services: readonly string[]
  /** Names of the actions on entry and on exit. */
  entry: readonly string[]
  exit: readonly string[]
  /** Transitions that act without a change of state. */
  stays: readonly ChartLabel[]
}

/** A transition from one state to another. */
export type ChartEdge = ChartLabel & { from: string; to: string }

/** The label; the id is the one that coverage and history use. */
export type ChartLabel = {
  id: string
  /** `check verified succeeds [is verified]`, or `⏱ poll interval`. */
  text: string
  /** The event type that a person sends for it; null for services, timers and raised events. */
  event: string | null
}
