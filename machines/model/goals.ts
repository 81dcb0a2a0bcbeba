import type { Configuration, Edge, Graph } from './graph.ts'
import { pairsIn } from './pairs.ts'
import { sight, sightsIn } from './sights.ts'

/**
 * What a set of paths has to cover. `tour`: every input, every state, passing and at rest, every transition,
 * guard side, service outcome and user event once; `pairs`: every two transitions that can follow each other;
 * `edges`: every move in every configuration; `states`: every state that the machine can rest in once.
 */
export type Criterion = 'tour' | 'pairs' | 'edges' | 'states'

/** The goals that a start or an edge reaches; `before` is the edge walked just before it. */
export type Goals = {
  ofStart(start: Graph['starts'][number]): readonly string[]
  ofEdge(edge: Edge, before: Edge | undefined): readonly string[]
}

/** The goals of a criterion on a graph. */
export const goalsOf = (graph: Graph, criterion: Criterion): Goals => {
  if (criterion === 'states')
    return {
      ofStart: (start) => restingIn(placeOf(graph, start)),
      ofEdge: (edge) => restingIn(placeOf(graph, edge)),
    }
  const shown = new Map(graph.edges.map((edge) => [edge, goalsIn(edge.step, placeOf(graph, edge))]))
  return {
    ofStart: (start) => [
      sight('inputs', start.input),
      ...goalsIn(start.step, placeOf(graph, start)),
    ],
    ofEdge(edge, before) {
      if (criterion === 'edges') return [`${edge.from}: ${edge.move.name}`]
      const goals = shown.get(edge) ?? []
      return criterion === 'pairs' ? [...goals, ...pairs(before, edge)] : goals
    },
  }
}

/** Every goal that some edge or start of the graph can reach. */
export const reachableGoals = (graph: Graph, goals: Goals): Set<string> =>
  new Set([
    ...graph.starts.flatMap((start) => goals.ofStart(start)),
    ...graph.edges.flatMap((edge) =>
      (graph.leaving[edge.to] ?? []).flatMap((next) => goals.ofEdge(next, edge)),
    ),
    ...graph.starts.flatMap(({ to }) =>
      (graph.leaving[to] ?? []).flatMap((edge) => goals.ofEdge(edge, undefined)),
    ),
  ])

/** A state that a step only passes shows nothing on a screen. */
const goalsIn = (step: Edge['step'], place: Configuration): readonly string[] => [
  ...sightsIn(step, place),
  ...restingIn(place),
]

const restingIn = ({ states }: Configuration): readonly string[] =>
  states.map((state) => `at rest: ${state}`)

const pairs = (before: Edge | undefined, edge: Edge): readonly string[] =>
  pairsIn(before?.step.transitions ?? [], edge.step.transitions)

const placeOf = ({ configurations }: Graph, { to }: { to: number }) => {
  const place = configurations[to]
  if (!place) throw new Error(`There is no configuration ${to}.`)
  return place
}
