import { type Criterion, goalsOf, reachableGoals } from './goals.ts'
import type { Configuration, Edge, Graph } from './graph.ts'
import type { Move } from './moves.ts'
import { pathId, pathName } from './path-name.ts'

/** A walk through a model, as data: it can be stored, linked to and replayed. */
export type Path = {
  /** A short id that stays the same as long as the name does. */
  id: string
  name: string
  input: string
  /** Names of the moves. */
  moves: readonly string[]
}

/**
 * Few paths that together cover everything the criterion asks for and exploration has found.
 * Each walks to the nearest edge that still covers something and ends where none is left in reach, or where
 * it has become `longest` moves long (40 unless told).
 */
export const pathsOf = (
  graph: Graph,
  criterion: Criterion = 'tour',
  { longest = 40 } = {},
): readonly Path[] => {
  const goals = goalsOf(graph, criterion)
  const open = reachableGoals(graph, goals)
  const paths: Path[] = []
  const close = (found: readonly string[]) => found.map((goal) => open.delete(goal)).includes(true)

  for (const start of graph.starts)
    for (;;) {
      const walked: Edge[] = []
      const begins = close(goals.ofStart(start))
      while (walked.length < longest) {
        const isOpen = (edge: Edge, before: Edge | undefined) =>
          goals.ofEdge(edge, before).some((goal) => open.has(goal))
        const leg =
          nearest(
            graph,
            start.to,
            walked.at(-1),
            (edge, before) => goesOn(graph, edge) && isOpen(edge, before),
          ) ?? nearest(graph, start.to, walked.at(-1), isOpen)
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

/** A shortest path to the first configuration that is wanted, or null when there is none. */
export const pathTo = (
  graph: Graph,
  isWanted: (configuration: Configuration) => boolean,
): Path | null => {
  const found = graph.configurations.find(isWanted)
  return found ? pathAlong(found.input, found.moves) : null
}

/** One shortest path to every state value that the machine can rest in, for whoever wants to see them all. */
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

/** The shortest way from the last edge, or the start, to an edge that is wanted, that edge included. */
const nearest = (
  { leaving }: Graph,
  start: number,
  last: Edge | undefined,
  isWanted: (edge: Edge, before: Edge | undefined) => boolean,
): readonly Edge[] | null => {
  const reached = new Set<Edge>()
  let frontier: { at: number; leg: Leg | null }[] = [{ at: last?.to ?? start, leg: null }]
  while (frontier.length > 0) {
    const next: typeof frontier = []
    for (const { at, leg } of frontier)
      for (const edge of leaving[at] ?? []) {
        const step: Leg = { edge, before: leg }
        if (isWanted(edge, leg?.edge ?? last)) return unwind(step)
        if (reached.has(edge)) continue
        reached.add(edge)
        next.push({ at: edge.to, leg: step })
      }
    frontier = next
  }
  return null
}

/** A path that ends late covers more: edges into an end are kept for last. */
const goesOn = ({ leaving }: Graph, { to }: Edge): boolean => (leaving[to] ?? []).length > 0

type Leg = { edge: Edge; before: Leg | null }

const unwind = (last: Leg): readonly Edge[] => {
  const edges: Edge[] = []
  for (let leg: Leg | null = last; leg; leg = leg.before) edges.unshift(leg.edge)
  return edges
}
