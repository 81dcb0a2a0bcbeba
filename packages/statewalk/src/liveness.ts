import { type Configuration, type Edge, edgesFrom, type Graph } from './graph.ts'
import { ownEntry } from './own-entry.ts'
import { allNodes, stateId } from './transitions.ts'

/** A configuration in which something is stuck. */
export type Stuck = { configuration: Configuration; stuck: string }

/**
 * Deadlocks: states that stay active from some configuration on, whatever happens. Final states, states that `ends`
 * names and the only state of a region are exempt.
 */
export const deadlocks = (graph: Graph): readonly Stuck[] => {
  const arriving = arrivingIn(graph)
  return allNodes(graph.model.machine)
    .filter(({ type, parent }) => type === 'atomic' && parent && hasSiblings(parent))
    .flatMap((node) => {
      const state = stateId(node)
      const out = reaching(graph, arriving, ({ states }) => !states.includes(state))
      const configuration = graph.configurations.find(({ index }) => !out.has(index))
      return configuration ? [{ configuration, stuck: state }] : []
    })
}

/**
 * Livelocks: configurations from which only timers and results follow, without ever reaching an end or a state that
 * responds to a person or a subscription.
 */
export const livelocks = (graph: Graph): readonly Stuck[] => {
  const alive = reaching(graph, arrivingIn(graph), ({ index }) =>
    edgesFrom(graph, index).some((edge) => isFromOutside(edge, graph)),
  )
  return graph.configurations
    .filter(({ index }) => !alive.has(index))
    .map((configuration) => ({ configuration, stuck: JSON.stringify(configuration.value) }))
}

/** The configurations from which a move leads to each one. */
const arrivingIn = ({ configurations, edges }: Graph): readonly ReadonlySet<number>[] => {
  const arriving = configurations.map(() => new Set<number>())
  for (const { from, to } of edges) arriving[to]?.add(from)
  return arriving
}

/** The configurations from which a goal or an end can be reached. A failure is an end, because it has a rule of its own. */
const reaching = (
  graph: Graph,
  arriving: readonly ReadonlySet<number>[],
  isGoal: (configuration: Configuration) => boolean,
): ReadonlySet<number> => {
  const found = new Set(
    graph.configurations
      .filter((configuration) => isEnd(configuration, graph) || isGoal(configuration))
      .map(({ index }) => index),
  )
  for (const index of found) for (const from of arriving[index] ?? []) found.add(from)
  return found
}

const isEnd = ({ status, states, isCut }: Configuration, { model }: Graph): boolean =>
  status !== 'active' || isCut || states.some((state) => model.ends?.includes(state))

/** Whether a person or a subscription makes this move, rather than a timer or a result. */
export const isFromOutside = ({ move }: Edge, { model }: Graph): boolean => {
  if (move.kind !== 'settle') return move.kind === 'send'
  const outcome = ownEntry(ownEntry(model.outcomes, move.service), move.outcome)
  return outcome !== undefined && 'sends' in outcome
}

const hasSiblings = ({ type, states }: { type: string; states: object }): boolean =>
  type === 'compound' && Object.keys(states).length > 1
