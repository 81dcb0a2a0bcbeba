import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { byFileOrder } from './xstate-internals.ts'

/** The states in which a machine, or a part of it, begins: outer states first. */
export const firstStates = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...(node.type === 'parallel' ? Object.values(node.states) : node.initial.target).flatMap(
    firstStates,
  ),
]

/** The names of the entry actions of these states. */
export const actionsOnEntry = (entered: readonly AnyStateNode[]): readonly string[] =>
  entered.flatMap(({ entry }) => entry).flatMap(actionNames)

/**
 * The names of one microstep's actions, in order: exit actions (inner states first), transition actions, entry actions
 * (outer states first). A state that is exited and re-entered counts as both.
 */
export const actionsBetween = (
  before: readonly AnyStateNode[],
  transitions: readonly AnyTransitionDefinition[],
  after: readonly AnyStateNode[],
): readonly string[] => {
  const isMoved = (node: AnyStateNode) =>
    transitions
      .flatMap(domainOf)
      .some((domain) => domain === 'all' || statesAbove(node).includes(domain))
  const left = before
    .filter((node) => node.exit.length > 0 && isMoved(node))
    .sort((one, other) => byFileOrder(other, one))
  return [
    ...left.flatMap(({ exit }) => exit).flatMap(actionNames),
    ...transitions.flatMap(({ actions }) => actions).flatMap(actionNames),
    ...actionsOnEntry(after.filter((node) => node.entry.length > 0 && isMoved(node))),
  ]
}

/**
 * The domain of a transition: the innermost state around its source and targets, or its source if that is not exited.
 * States in it are exited and entered; without a target there are none.
 */
const domainOf = (transition: AnyTransitionDefinition): readonly (AnyStateNode | 'all')[] => {
  const { source, target, reenter } = transition
  if (!target) return []
  const known = domains.get(transition)
  if (known) return known
  const around = [...(reenter ? [] : [source]), ...statesAbove(source)].find((outer) =>
    target.every((goal) => goal === source || statesAbove(goal).includes(outer)),
  )
  const domain = [around ?? ('all' as const)]
  domains.set(transition, domain)
  return domain
}

const domains = new WeakMap<AnyTransitionDefinition, readonly (AnyStateNode | 'all')[]>()

const statesAbove = (node: AnyStateNode): readonly AnyStateNode[] => {
  const known = above.get(node)
  if (known) return known
  const { parent } = node
  const states = parent ? [parent, ...statesAbove(parent)] : []
  above.set(node, states)
  return states
}

/* Asked for every state at every microstep. */
const above = new WeakMap<AnyStateNode, readonly AnyStateNode[]>()

/** The name of an action; none for unnamed ones, XState's own, which set and cancel the timers of delayed transitions. */
export const actionNames = (action: unknown): readonly string[] => {
  if (typeof action === 'string') return [action]
  const named: unknown =
    typeof action === 'object' && action && 'type' in action ? action.type : null
  return typeof named === 'string' ? [named] : []
}
