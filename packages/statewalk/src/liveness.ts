import type { AnyStateNode } from 'xstate'
import { type Configuration, type Edge, edgesFrom, type Graph } from './graph.ts'
import { guardNames, guardSide, inlineGuardNames } from './guards.ts'
import type { Move } from './moves.ts'
import { ownEntry } from './own-entry.ts'
import type { Fixture } from './replay.ts'
import { allNodes, stateId, transitionsOf } from './transitions.ts'

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

/**
 * Results that occur once and are lost, because every branch is guarded and no guard holds: the last branch, and a
 * shortest path to the loss. Timers have a rule of their own.
 */
export const lostResults = (graph: Graph): readonly { branch: string; path: Fixture }[] => {
  const ids = transitionsOf(graph.model.machine)
  return allNodes(graph.model.machine).flatMap((node) =>
    [...node.transitions].flatMap(([type, branches]) => {
      const last = branches.at(-1)
      const branch = last && ids.get(last)
      if (!last || !branch || !/^xstate\.(done|error)\./.test(type)) return []
      const names = [...guardNames(last.guard), ...inlineGuardNames(new Map([[last, branch]]))]
      const path = type.startsWith('xstate.done.state.')
        ? unansweredEnd(graph, node)
        : unansweredResult(graph, node, names)
      return path ? [{ branch, path }] : []
    }),
  )
}

/** A move after which a state has asked these guards, and nothing was taken. */
const unansweredResult = (
  { configurations, edges, model }: Graph,
  node: AnyStateNode,
  names: readonly string[],
): Fixture | null => {
  const sides = names.flatMap((name) => [guardSide(name, true), guardSide(name, false)])
  const edge = edges.find(
    ({ from, to, step }) =>
      step.transitions.length === 0 &&
      sides.some((side) => step.guards.has(side)) &&
      configurations[to]?.status === 'active' &&
      (node === model.machine.root || configurations[from]?.states.includes(stateId(node))),
  )
  const start = edge && configurations[edge.from]
  return start ? pathOf(start, edge.move) : null
}

/** A configuration in which a state has ended and is still active. */
const unansweredEnd = ({ configurations }: Graph, node: AnyStateNode): Fixture | null => {
  const at = configurations.find(
    ({ status, states }) => status === 'active' && hasEnded(node, states),
  )
  return at ? pathOf(at) : null
}

const hasEnded = (node: AnyStateNode, states: readonly string[]): boolean => {
  const parts = Object.values(node.states)
  if (node.type === 'parallel') return parts.every((part) => hasEnded(part, states))
  return parts.some((part) => part.type === 'final' && states.includes(stateId(part)))
}

/** A shortest path to a configuration, and these moves after it. */
export const pathOf = ({ input, moves }: Configuration, ...last: readonly Move[]): Fixture => ({
  input,
  moves: [...moves, ...last].map(({ name }) => name),
})

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
