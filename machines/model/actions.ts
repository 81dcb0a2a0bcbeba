import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** The states in which a machine begins, or a part of it: the outer ones first. */
export const firstStates = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...(node.type === 'parallel' ? Object.values(node.states) : node.initial.target).flatMap(
    firstStates,
  ),
]

/** The names of what is done on entering these states. */
export const actionsOnEntry = (entered: readonly AnyStateNode[]): readonly string[] =>
  entered.flatMap(({ entry }) => entry).flatMap(actionNames)

/**
 * The actions of one microstep, as they are named and in their order: of states left, the inner ones first; of the
 * transitions; of states entered, the outer ones first. What is left and entered anew counts as both.
 */
export const actionsBetween = (
  before: readonly AnyStateNode[],
  transitions: readonly AnyTransitionDefinition[],
  after: readonly AnyStateNode[],
): readonly string[] => {
  const isMoved = (node: AnyStateNode) =>
    transitions.some((transition) => isMovedBy(node, transition))
  const left = before.filter(isMoved).sort((one, other) => other.order - one.order)
  return [
    ...left.flatMap(({ exit }) => exit).flatMap(actionNames),
    ...transitions.flatMap(({ actions }) => actions).flatMap(actionNames),
    ...actionsOnEntry(after.filter(isMoved)),
  ]
}

/** A transition moves what lies in the innermost state around its ends, which is its own if it need not be left. */
const isMovedBy = (
  node: AnyStateNode,
  { source, target, reenter }: AnyTransitionDefinition,
): boolean => {
  if (!target) return false
  const around = [...(reenter ? [] : [source]), ...statesAbove(source)].find((outer) =>
    target.every((goal) => goal === source || statesAbove(goal).includes(outer)),
  )
  return around === undefined || statesAbove(node).includes(around)
}

const statesAbove = ({ parent }: AnyStateNode): readonly AnyStateNode[] =>
  parent ? [parent, ...statesAbove(parent)] : []

/* What has no name is xstate's own: it sets and cancels the timers of delayed transitions. */
const actionNames = (action: unknown): readonly string[] => {
  if (typeof action === 'string') return [action]
  const named: unknown =
    typeof action === 'object' && action && 'type' in action ? action.type : null
  return typeof named === 'string' ? [named] : []
}
