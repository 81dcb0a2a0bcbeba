import { coverageItem, coverageItemsAt, coverageItemsIn } from './coverage.ts'
import { type Configuration, type Edge, edgesFrom, type Graph } from './graph.ts'
import type { Move } from './moves.ts'
import { pathId, pathName } from './path-lines.ts'

/** A walk through a model, as data: it can be stored, linked to and replayed. */
export type Path = {
  /** A short id that depends on the name alone. */
  id: string
  name: string
  input: string
  /** Names of the moves. */
  moves: readonly string[]
}

/**
 * A small set of paths that together cover everything the criterion asks for and exploration has found. Each path goes
 * to the nearest edge that covers something new. It ends when no such edge can be reached, or once
 * it has `longest` moves or more.
 */
export const pathsOf = (
  graph: Graph,
  criterion: Criterion = 'tour',
  { longest = Number.POSITIVE_INFINITY }: { longest?: number } = {},
): readonly Path[] => {
  const goals = goalsOf(graph, criterion)
  const open = reachableGoals(graph, goals)
  const paths: Path[] = []
  const close = (found: readonly string[]) => found.map((goal) => open.delete(goal)).includes(true)
  const covered = new Set<Edge>()
  const isOpen = (edge: Edge, before: Edge | undefined): boolean => {
    if (covered.has(edge)) return false
    const isNew = goals.ofEdge(edge, before).some((goal) => open.has(goal))
    if (!isNew && !goals.arePairs) covered.add(edge)
    return isNew
  }

  for (const start of graph.starts)
    for (;;) {
      const walked: Edge[] = []
      const begins = close(goals.ofStart(start))
      while (walked.length < longest) {
        const leg = nearest(graph, start.to, walked.at(-1), isOpen, goals)
        if (!leg) break
        for (const edge of leg) {
          close(goals.ofEdge(edge, walked.at(-1)))
          walked.push(edge)
        }
      }
      if (walked.length === 0 && !begins) break
      paths.push(
        pathAlong(
          start.input,
          walked.map(({ move }) => move),
        ),
      )
    }
  return paths
}

/** One shortest path to every stable state value. */
export const pathsToStates = (graph: Graph): readonly Path[] => {
  const values = new Set<string>()
  return graph.configurations.flatMap((configuration) => {
    const value = JSON.stringify(configuration.value)
    if (values.has(value)) return []
    values.add(value)
    return [pathAlong(configuration.input, configuration.moves)]
  })
}

/** A path from its input and the names of its moves. */
export const makePath = (input: string, moves: readonly string[]): Path => {
  const name = pathName(input, moves)
  return { id: pathId(name), name, input, moves }
}

const pathAlong = (input: string, moves: readonly Move[]): Path =>
  makePath(
    input,
    moves.map(({ name }) => name),
  )

/**
 * The shortest path from the last edge, or from the start, to an open edge, including that edge. Open edges into final
 * states come last, because longer paths cover more.
 */
const nearest = (
  graph: Graph,
  start: number,
  last: Edge | undefined,
  isOpen: (edge: Edge, before: Edge | undefined) => boolean,
  { arePairs }: Goals,
): readonly Edge[] | null => {
  const reached = new Set<Edge>()
  const expanded = new Set<number>()
  let intoEnd: Leg | null = null
  let frontier: { at: number; leg: Leg | null }[] = [{ at: last?.to ?? start, leg: null }]
  while (frontier.length > 0) {
    const next: typeof frontier = []
    for (const { at, leg } of frontier) {
      if (!arePairs && expanded.has(at)) continue
      expanded.add(at)
      for (const edge of edgesFrom(graph, at)) {
        const step: Leg = { edge, before: leg }
        if (isOpen(edge, leg?.edge ?? last)) {
          if (edgesFrom(graph, edge.to).length > 0) return unwind(step)
          intoEnd ??= step
        }
        if (reached.has(edge)) continue
        reached.add(edge)
        next.push({ at: edge.to, leg: step })
      }
    }
    frontier = next
  }
  return intoEnd && unwind(intoEnd)
}

type Leg = { edge: Edge; before: Leg | null }

const unwind = (last: Leg): readonly Edge[] => {
  const edges: Edge[] = []
  for (let leg: Leg | null = last; leg; leg = leg.before) edges.unshift(leg.edge)
  return edges
}

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
