import type { Configuration, Edge, Graph } from './graph.ts'
import { allNodes, stateId } from './transitions.ts'

/** A configuration in which something is stuck. */
export type Trap = { configuration: Configuration; stuck: string }

/**
 * States that cannot be left any more: from some configuration, whatever happens, the state stays active.
 * Final states, states that `ends` names and the only state of a region need no way out.
 */
export const statesWithoutWayOut = (graph: Graph): readonly Trap[] =>
  allNodes(graph.model.machine)
    .filter(({ type, parent }) => type === 'atomic' && parent && hasSiblings(parent))
    .flatMap((node) => {
      const state = stateId(node)
      const out = reaching(graph, ({ states }) => !states.includes(state))
      const configuration = graph.configurations.find(({ index }) => !out.has(index))
      return configuration ? [{ configuration, stuck: state }] : []
    })

/**
 * Configurations from which nothing is left but timers and answers, round and round for ever: neither an end
 * nor anything that a person or a subscription can change is ever reached again.
 */
export const waitingForEver = (graph: Graph): readonly Trap[] => {
  const alive = reaching(graph, ({ index }) =>
    (graph.leaving[index] ?? []).some((edge) => edge.to !== index && isFromOutside(edge, graph)),
  )
  return graph.configurations
    .filter(({ index }) => !alive.has(index))
    .map((configuration) => ({ configuration, stuck: JSON.stringify(configuration.value) }))
}

/** The configurations from which one that is a goal, or the end, can be reached. */
const reaching = (
  graph: Graph,
  isGoal: (configuration: Configuration) => boolean,
): ReadonlySet<number> => {
  const arriving = graph.configurations.map((): number[] => [])
  for (const { from, to } of graph.edges) arriving[to]?.push(from)
  const found = new Set(
    graph.configurations
      .filter((configuration) => isEnd(configuration, graph) || isGoal(configuration))
      .map(({ index }) => index),
  )
  for (const index of found) for (const from of arriving[index] ?? []) found.add(from)
  return found
}

const isEnd = ({ status, states }: Configuration, { model }: Graph): boolean =>
  status === 'done' || states.some((state) => model.ends?.includes(state))

const isFromOutside = ({ move }: Edge, { model }: Graph): boolean => {
  if (move.kind !== 'settle') return move.kind === 'send'
  const outcome = model.outcomes[move.service]?.[move.outcome]
  return outcome !== undefined && 'sends' in outcome
}

const hasSiblings = ({ type, states }: { type: string; states: object }): boolean =>
  type === 'compound' && Object.keys(states).length > 1
