import { type Criterion, type Goals, goalsOf, reachableGoals } from './goals.ts'
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

/** A shortest path to the first configuration that matches, or null if there is none. */
export const pathTo = (
  graph: Graph,
  isWanted: (configuration: Configuration) => boolean,
): Path | null => {
  const found = graph.configurations.find(isWanted)
  return found ? pathAlong(found.input, found.moves) : null
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
