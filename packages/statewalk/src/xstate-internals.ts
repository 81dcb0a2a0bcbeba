import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
  fromCallback,
  fromEventObservable,
  fromObservable,
  fromPromise,
  fromTransition,
  type InspectionEvent,
  isMachineSnapshot,
  not,
  or,
} from 'xstate'
import { ownEntry } from './own-entry.ts'

/*
 * Everything that the engine uses of XState without a documented interface. tests/xstate-internals.test.ts shows on
 * every tested version that it works as the engine expects.
 */

/**
 * The active state nodes of a snapshot, in the order in which XState entered them. Before version 5.33 a machine that
 * failed at its start has none.
 */
export const activeNodes = (snapshot: Partial<AnyMachineSnapshot>): readonly AnyStateNode[] =>
  snapshot._nodes ?? []

/** Compares two state nodes by their order in the file. */
export const byFileOrder = (one: AnyStateNode, other: AnyStateNode): number =>
  one.order - other.order

/** The transitions that a microstep has taken. */
export const transitionsTaken = (
  event: InspectionEvent & { type: '@xstate.microstep' },
): readonly AnyTransitionDefinition[] => event._transitions

/** A delayed event of an actor system. It is due `delay` ms after `startedAt`. */
export type ScheduledEvent = ReturnType<
  AnyActorRef['system']['getSnapshot']
>['_scheduledEvents'][string]

/** The delayed events that an actor system has scheduled, in the order in which it has scheduled them. */
export const scheduledEvents = ({ system }: AnyActorRef): readonly ScheduledEvent[] =>
  Object.values(system.getSnapshot()._scheduledEvents)

/** Cancels every delayed event of an actor system, and schedules these for the moments at which they were due. */
export const reschedule = (
  root: AnyActorRef,
  events: readonly ScheduledEvent[],
  now: number,
): void => {
  const { scheduler } = root.system
  for (const { source, id } of scheduledEvents(root)) scheduler.cancel(source, id)
  for (const { source, target, event, delay, id, startedAt } of events)
    scheduler.schedule(source, target, event, startedAt + Math.max(0, delay) - now, id)
}

/**
 * The states that each history node restores: ids by the id of the history node. XState lists them in the order in which
 * they were entered, which depends on the path but changes nothing.
 */
export const restoredByHistory = ({
  historyValue,
}: AnyMachineSnapshot): readonly (readonly [string, readonly string[]])[] =>
  Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id).sort()])

/** What an actor's logic is. Logic that XState's creators have not made is `unknown`. */
export type LogicKind =
  | 'machine'
  | 'promise'
  | 'callback'
  | 'observable'
  | 'event observable'
  | 'transition'
  | 'unknown'

/** The kind of an actor's logic. XState does not mark it, so it is recognised by the source text of its transition. */
export const logicKindOf = (logic: unknown): LogicKind => {
  if (isMachine(logic)) return 'machine'
  return (isRecord(logic) && kindsBySource.get(String(logic.transition))) || 'unknown'
}

/** Whether this logic is a state machine, even one that another copy of XState has made. */
export const isMachine = (logic: unknown): logic is AnyStateMachine =>
  isRecord(logic) && logic.__xstatenode === true

/** Whether the name of a source is one that XState has made for logic written directly in `invoke`. */
export const isInlineSource = (src: string): boolean => src.startsWith('xstate.invoke.')

/** Whether XState has made this actor's id, because neither `spawn` nor `invoke` names one. */
export const hasGeneratedId = (actor: AnyActorRef): boolean => actor.id === actor.sessionId

/** Whether a value is a reference to an actor. */
export const isActorRef = (value: unknown): value is AnyActorRef =>
  isRecord(value) && 'sessionId' in value && typeof value.getSnapshot === 'function'

/** The parent of an actor, if it has one. */
export const parentOf = (actor: AnyActorRef): AnyActorRef | undefined => internalsOf(actor)._parent

/** The logic that an actor runs. */
export const logicOf = (actor: AnyActorRef): unknown => internalsOf(actor).logic

/**
 * Replaces the logic of an actor. Call it while XState reports the actor's creation (`@xstate.actor`), which is before
 * it calculates the initial snapshot.
 */
export const replaceLogic = (actor: AnyActorRef, logic: AnyActorLogic): void => {
  internalsOf(actor).logic = logic
}

/**
 * Withholds the custom actions of an actor: functions that are not XState's own actions, unless `isAllowed` says that
 * they may run. Call it while XState reports the actor's creation. Throws if the version of XState has no action
 * executor.
 */
export const withholdActions = (actor: AnyActorRef, isAllowed: (name: string) => boolean): void => {
  const scope = internalsOf(actor)._actorScope
  const execute = scope.actionExecutor
  if (!execute)
    throw new Error('This version of XState cannot withhold actions; see peerDependencies.')
  scope.actionExecutor = (action) => {
    const runs = isAllowed(action.type) || (isBuiltIn(action) && !isImplemented(action, actor))
    execute(runs ? action : { ...action, exec: undefined })
  }
}

/** Replaces the guard of a transition, if it has one. Its machine must be a copy, because it is changed. */
export const replaceGuard = (
  transition: AnyTransitionDefinition,
  replacement: (guard: unknown) => unknown,
): void => {
  if (transition.guard) Object.assign(transition, { guard: replacement(transition.guard) })
}

/** XState's representation of an inline guard. `and`, `or`, `not` and `stateIn` carry their operands and their check. */
export type GuardFunction = ((...args: unknown[]) => boolean) & {
  guards?: readonly unknown[]
  stateValue?: unknown
  check?: (...args: unknown[]) => boolean
}

/** How a guard combines its operands; null for any other guard. */
export const combinationOf = (guard: GuardFunction): 'and' | 'or' | 'not' | null => {
  const { check } = guard
  if (!guard.guards) return null
  return check === checks.not ? 'not' : check === checks.or ? 'or' : 'and'
}

/** The events that a descriptor (`a.b`, `a.*`, `*`) of a transition matches. */
export const matchesDescriptor = (type: string, descriptor: string): boolean => {
  if (descriptor === type || descriptor === '*') return true
  return descriptor.endsWith('.*') && `${type}.`.startsWith(descriptor.slice(0, -1))
}

/** The snapshot of a machine, or null for any other actor. */
export const machineSnapshotOf = (actor: AnyActorRef): AnyMachineSnapshot | null => {
  const snapshot: unknown = actor.getSnapshot()
  return isMachineSnapshot(snapshot) ? snapshot : null
}

/**
 * A `setTimeout` that passes the error of a subscriber to `onError`. XState throws such an error in a callback of its
 * own, which is recognised by its source text.
 */
export const catchingErrors = (
  setTimeout: typeof globalThis.setTimeout,
  onError: (error: unknown) => void,
): typeof globalThis.setTimeout => {
  const catching = (callback: () => void, ...rest: [ms?: number, ...args: never[]]): unknown => {
    if (String(callback) !== rethrowing()) return setTimeout(callback, ...rest)
    try {
      return callback()
    } catch (error) {
      return onError(error)
    }
  }
  return Object.assign(catching, setTimeout) as typeof globalThis.setTimeout
}

/** The source text of the callback in which XState throws the error of a subscriber. */
const rethrowing = (): string => {
  if (rethrowingText !== null) return rethrowingText
  const { setTimeout } = globalThis
  const callbacks: unknown[] = []
  const collect: unknown = (callback: unknown) => callbacks.push(callback)
  globalThis.setTimeout = collect as typeof setTimeout
  const actor = createActor(fromTransition((state) => state, null))
  actor.subscribe(() => {
    throw new Error('thrown to see how XState reports it')
  })
  actor.start()
  globalThis.setTimeout = setTimeout
  rethrowingText = String(callbacks[0])
  return rethrowingText
}

let rethrowingText: string | null = null

type ExecutableAction = { type: string; exec?: { name: string } | undefined }

type ActorInternals = {
  _snapshot: unknown
  logic: unknown
  _parent?: AnyActorRef
  _actorScope: { actionExecutor?: (action: ExecutableAction) => void }
}

const internalsOf = (actor: AnyActorRef): ActorInternals => actor as unknown as ActorInternals

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/* Never called: only the logic around it is compared. */
const unused = (() => {}) as () => never

const kindsBySource = new Map<string, LogicKind>([
  [sourceOf(fromPromise(unused)), 'promise'],
  [sourceOf(fromCallback(unused)), 'callback'],
  [sourceOf(fromObservable(unused)), 'observable'],
  [sourceOf(fromEventObservable(unused)), 'event observable'],
  [sourceOf(fromTransition(unused, null)), 'transition'],
])

function sourceOf(logic: { transition: unknown }): string {
  return String(logic.transition)
}

/* XState binds the executors of its own actions, and passes custom actions as they are. */
const isBuiltIn = ({ type, exec }: ExecutableAction): boolean =>
  type.startsWith('xstate.') && exec?.name.startsWith('bound ') === true

/* Whether the actor's machine implements this action itself, for example as a bound function named 'xstate.log'. */
const isImplemented = ({ type, exec }: ExecutableAction, actor: AnyActorRef): boolean => {
  const logic = logicOf(actor)
  return isMachine(logic) && ownEntry<unknown>(logic.implementations.actions, type) === exec
}

const checkOf = (guard: unknown) => (guard as GuardFunction).check

/* Compared by identity, because a bundler renames functions. */
const checks = { or: checkOf(or([])), not: checkOf(not(unused)) }

/**
 * The stable name of a running service: its name in `setup`; for logic written directly in `invoke` its id; for a
 * spawned machine the machine's id; for other spawned logic the id that `spawn` names, or else its kind.
 */
export const serviceName = (actor: AnyActorRef): string => {
  const src: unknown = actor.src
  if (typeof src === 'string') return isInlineSource(src) ? actor.id : src
  if (isMachine(src)) return src.id
  return hasGeneratedId(actor) ? `a spawned ${logicKindOf(src)}` : actor.id
}

/** The stable name of a service from its source and id in `invoke`. */
export const invokedName = ({ src, id }: { src: unknown; id: string }): string => {
  const name = String(src)
  return isInlineSource(name) ? id : name
}
