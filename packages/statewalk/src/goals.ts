import { coverageItem, coverageItemsAt, coverageItemsIn } from './coverage.ts'
import { type Configuration, type Edge, edgesFrom, type Graph } from './graph.ts'

/**
 * What a set of paths has to cover. `tour`: every input, every state (transient and stable), every transition, guard
 * result, service outcome and user event once. `pairs`: also every two transitions that can follow each other.
 */
export type Criterion = 'tour' | 'pairs'

/** The goals that a start or an edge reaches; `before` is the previous edge. */
export type Goals = {
  ofStart(start: Graph['starts'][number]): readonly string[]
  ofEdge(edge: Edge, before: Edge | undefined): readonly string[]
  /** Whether the goals of an edge depend on the previous one. */
  arePairs: boolean
}

/** The goals of a criterion on a graph. */
export const goalsOf = (graph: Graph, criterion: Criterion): Goals => {
  const shown = graph.configurations.map(goalsAt)
  const goalsIn = ({ step, to }: Pick<Edge, 'step' | 'to'>) => [
    ...coverageItemsIn(step),
    ...(shown[to] ?? []),
  ]
  const goalsOfEdges = new Map(graph.edges.map((edge) => [edge, goalsIn(edge)]))
  return {
    ofStart: (start) => [coverageItem('inputs', start.input), ...goalsIn(start)],
    ofEdge(edge, before) {
      const goals = goalsOfEdges.get(edge) ?? []
      return criterion === 'pairs' ? [...goals, ...pairs(before, edge)] : goals
    },
    arePairs: criterion === 'pairs',
  }
}

/** Every goal that an edge or a start of the graph reaches. */
export const reachableGoals = (graph: Graph, goals: Goals): Set<string> => {
  const reachable = new Set(graph.starts.flatMap((start) => goals.ofStart(start)))
  const add = (found: readonly string[]) => {
    for (const goal of found) reachable.add(goal)
  }
  for (const edge of graph.edges) {
    add(goals.ofEdge(edge, undefined))
    if (goals.arePairs) for (const next of edgesFrom(graph, edge.to)) add(goals.ofEdge(next, edge))
  }
  return reachable
}

/** A screen never shows a transient state. */
const goalsAt = (place: Configuration): readonly string[] => [
  ...coverageItemsAt(place),
  ...place.states.map((state) => `stable: ${state}`),
]

const pairs = (before: Edge | undefined, edge: Edge): readonly string[] =>
  pairsIn(before?.step.transitions ?? [], edge.step.transitions)

/** Two transitions that consecutive steps take, as texts `first ⇒ second`. */
export const pairsIn = (before: readonly string[], after: readonly string[]): readonly string[] =>
  before.flatMap((first) => after.map((second) => `${first} ⇒ ${second}`))
