import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
} from 'xstate'
import { guardLabel } from './guards.ts'
import { ownEntry } from './own-entry.ts'
import { activeNodes, byFileOrder, invokedName, matchesDescriptor } from './xstate-internals.ts'

/** A readable, stable id of a state: its path below the machine, for example `checking.waiting`. */
export const stateId = (node: AnyStateNode): string => node.path.join('.') || node.machine.id

/** Ids of the active states in file order, without the machine itself. */
export const activeStates = (snapshot: AnyMachineSnapshot): readonly string[] =>
  activeNodes(snapshot)
    .filter(({ parent }) => parent)
    .sort(byFileOrder)
    .map(stateId)

/**
 * The source state of a transition and its ancestors. An `always` transition may leave it before any snapshot shows it.
 */
export const statesAround = ({ source }: AnyTransitionDefinition): readonly string[] => {
  const states: string[] = []
  for (let node: AnyStateNode = source; node.parent; node = node.parent)
    states.unshift(stateId(node))
  return states
}

/** Whether an active state of the machine handles this event type, even if only to refuse it. */
export const handlesEvent = (snapshot: AnyMachineSnapshot, type: string): boolean =>
  activeNodes(snapshot).some(({ transitions }) =>
    [...transitions.keys()].some((descriptor) => matchesDescriptor(type, descriptor)),
  )

/** All state nodes of a machine in file order, the root first. */
export const allNodes = (machine: AnyStateMachine): readonly AnyStateNode[] => {
  const known = nodes.get(machine)
  if (known) return known
  const all = [machine.root, ...below(machine.root)]
  nodes.set(machine, all)
  return all
}

const nodes = new WeakMap<AnyStateMachine, readonly AnyStateNode[]>()

/**
 * All transitions that have an effect, by id, including `always`, `after`, `onDone` and `onError` but not initial ones.
 * An id reads `checking: check verified succeeds [is verified] → verified`.
 */
export const transitionsOf = (
  machine: AnyStateMachine,
): ReadonlyMap<AnyTransitionDefinition, string> => {
  const known = cache.get(machine)
  if (known) return known
  const ids = new Map<AnyTransitionDefinition, string>()
  const taken = new Map<string, number>()
  for (const node of allNodes(machine))
    for (const siblings of [...node.transitions.values(), node.always ?? []])
      for (const [index, transition] of siblings.entries()) {
        if (isInert(transition)) continue
        const id = nameOf(transition, index > 0)
        const before = taken.get(id) ?? 0
        taken.set(id, before + 1)
        ids.set(transition, before === 0 ? id : `${id} #${before + 1}`)
      }
  cache.set(machine, ids)
  return ids
}

/** The wildcards (`*`, `a.*`) that a machine's states handle, in file order. */
export const wildcardsOf = (machine: AnyStateMachine): readonly string[] => [
  ...new Set(
    allNodes(machine)
      .flatMap((node) => [...node.transitions.keys()])
      .filter((descriptor) => !descriptor.startsWith('xstate.') && descriptor.includes('*')),
  ),
]

/** The event types that a machine's states handle, in file order, without XState's own events and wildcards. */
export const eventTypesOf = (machine: AnyStateMachine): readonly string[] => [
  ...new Set(
    allNodes(machine)
      .flatMap((node) => [...node.transitions.keys()])
      .filter((type) => !type.startsWith('xstate.') && !type.includes('*')),
  ),
]

/** The name of the delay behind every `xstate.after…` event: its name in `setup`, or `1500 ms`. */
export const delayNamesOf = (machine: AnyStateMachine): ReadonlyMap<string, string> =>
  new Map(
    allNodes(machine).flatMap((node) =>
      node.after.map(({ eventType, delay }) => [
        eventType,
        typeof delay === 'number' ? `${delay} ms` : String(delay),
      ]),
    ),
  )

/** The delays that a machine names and does not implement. */
export const missingDelays = ({ root, implementations }: AnyStateMachine): readonly string[] => [
  ...new Set(
    [root, ...below(root)]
      .flatMap((node) => node.after.map(({ delay }) => delay))
      .filter((delay) => typeof delay === 'string')
      .filter((delay) => ownEntry(implementations.delays, delay) === undefined),
  ),
]

const cache = new WeakMap<AnyStateMachine, ReadonlyMap<AnyTransitionDefinition, string>>()

const below = (node: AnyStateNode): AnyStateNode[] =>
  Object.values(node.states).flatMap((child) => [child, ...below(child)])

const isInert = ({ target, actions, reenter }: AnyTransitionDefinition): boolean =>
  target === undefined && actions.length === 0 && !reenter

const nameOf = (transition: AnyTransitionDefinition, isLater: boolean): string => {
  const { source, guard, target, reenter } = transition
  const condition = guard ? ` [${guardLabel(guard)}]` : isLater ? ' [otherwise]' : ''
  const goal = target ? target.map(stateId).join(' + ') : 'stays'
  return `${stateId(source)}: ${trigger(transition)}${condition} → ${goal}${reenter ? ' (reenter)' : ''}`
}

const trigger = ({ source, eventType }: AnyTransitionDefinition): string => {
  if (!eventType) return 'always'
  if (!eventType.startsWith('xstate.')) return eventType
  const delay = source.after.find((after) => after.eventType === eventType)?.delay
  if (delay !== undefined) return `⏱ ${typeof delay === 'number' ? `${delay} ms` : delay}`
  for (const invoke of source.invoke) {
    if (eventType === `xstate.done.actor.${invoke.id}`) return `${invokedName(invoke)} succeeds`
    if (eventType === `xstate.error.actor.${invoke.id}`) return `${invokedName(invoke)} fails`
    if (eventType === `xstate.snapshot.${invoke.id}`) return `${invokedName(invoke)} reports`
  }
  return eventType.startsWith('xstate.done.state.') ? 'done' : eventType
}
