import type { AnyActorRef } from 'xstate'
import { isBystander } from './controllable-actor.ts'
import type { Harness } from './harness.ts'
import type { Recorded, Recorder } from './recorder.ts'
import { isReporting } from './reporting-reads.ts'
import type { Used } from './seeded-globals.ts'
import { isActorRef, reschedule, type ScheduledEvent, scheduledEvents } from './xstate-internals.ts'

/** A state of a machine and of everything that runs beside it, to which its run can return. */
export type SavedState = {
  actors: readonly ActorState[]
  /** The parts of all contexts, to notice a machine that changes its context in place. */
  parts: readonly unknown[]
  timers: readonly ScheduledEvent[]
  now: number
  used: Used
  recorded: Recorded
}

/** The state of a run; null if its data could change unnoticed before the run returns to it. */
export const saved = ({ root, clock, globals }: Harness, recorder: Recorder): SavedState | null => {
  const timers = scheduledEvents(root)
  // XState forgets a timer when it schedules another one with the same id.
  if (timers.length !== clock.timers().length) return null
  const recorded = recorder.recorded()
  const reached = new Set([root, ...recorded.started])
  const actors: ActorState[] = []
  const parts: unknown[] = []
  for (const actor of reached) {
    const state = actorStateOf(actor)
    actors.push(state)
    const { children = {}, context } = dataOf(state)
    const before = parts.length
    if (!addParts(context, parts)) return null
    for (const part of [...Object.values(children), ...parts.slice(before)]) {
      if (!isActorRef(part) || isBystander(part)) continue
      if (part.system !== root.system) return null
      reached.add(part)
    }
  }
  return { actors, parts, timers, now: clock.now(), used: globals.used(), recorded }
}

/** Whether no move since then has changed a context in place. */
export const isIntact = ({ actors, parts }: SavedState): boolean => {
  const present: unknown[] = []
  for (const state of actors) addParts(dataOf(state).context, present)
  return (
    present.length === parts.length && present.every((part, index) => Object.is(part, parts[index]))
  )
}

/** Returns a run to a state of its own. The contexts are shared: a machine may compare their parts by identity. */
export const restore = (
  { root, clock, globals, perform }: Harness,
  recorder: Recorder,
  { actors, timers, now, used, recorded }: SavedState,
): void => {
  const kept = new Set(actors.map(({ actor }) => actor))
  for (const actor of recorder.recorded().started) if (!kept.has(actor)) discard(actor)
  // A system id belongs to one running actor.
  for (const state of actors) if (!state.isRunning) putBack(state)
  for (const state of actors) if (state.isRunning) putBack(state)
  clock.set(now)
  const pending = scheduledEvents(root)
  if (pending.length !== timers.length || pending.some((timer, index) => timer !== timers[index]))
    perform(() => reschedule(root, timers, now))
  globals.continueFrom(used)
  recorder.continueFrom(recorded)
}

const dataOf = ({ fields }: ActorState) =>
  fields._snapshot as { children?: object; context?: unknown }

/** Lists what a value consists of, actors as they are; false if a part is neither plain data nor an actor. */
const addParts = (value: unknown, parts: unknown[], depth = 0): boolean => {
  if (typeof value === 'function' || typeof value === 'symbol') return false
  if (typeof value !== 'object' || value === null || isActorRef(value)) {
    parts.push(value)
    return true
  }
  if (depth > maxDepth || parts.length > maxParts || isReporting(value)) return false
  const entries = entriesOf(value)
  if (entries === null) return false
  parts.push(entries.length)
  return entries.every((entry) => addParts(entry, parts, depth + 1))
}

const entriesOf = (value: object): readonly unknown[] | null => {
  if (Array.isArray(value)) return value
  if (value instanceof Map) return [...value].flat()
  if (value instanceof Set) return [...value]
  if (value instanceof Date) return [value.getTime()]
  return Object.getPrototypeOf(value) === Object.prototype ? Object.entries(value).flat() : null
}

/* More than any context has that does not contain itself. */
const maxDepth = 100
const maxParts = 100_000

/*
 * As in xstate-internals.ts, nothing of this is a documented interface of XState, and tests/saved-state.test.ts runs on
 * every tested version.
 */

/** Everything about an actor that changes while it runs, except its timers and its children. */
export type ActorState = {
  actor: AnyActorRef
  isRunning: boolean
  fields: Pick<ActorInternals, '_snapshot' | '_processingStatus' | 'mailbox' | '_doneEvent'>
  observers: readonly unknown[]
  listeners: readonly (readonly [type: string, handlers: Set<unknown>, all: readonly unknown[]])[]
}

/** The present state of an actor. */
export const actorStateOf = (actor: AnyActorRef): ActorState => {
  const { _snapshot, _processingStatus, mailbox, _doneEvent, observers, eventListeners } =
    internalsOf(actor)
  return {
    actor,
    isRunning: _processingStatus === processing.running,
    fields: { _snapshot, _processingStatus, mailbox, _doneEvent },
    observers: [...observers],
    listeners: [...eventListeners].map(([type, handlers]) => [type, handlers, [...handlers]]),
  }
}

/** Puts an actor back into a state in which it was. */
export const putBack = ({ actor, isRunning, fields, observers, listeners }: ActorState): void => {
  const internals = internalsOf(actor)
  const { sessionId, options, system, eventListeners } = internals
  const wasRunning = internals._processingStatus === processing.running
  Object.assign(internals, fields)
  // What a failed transition has left behind.
  internals._deferred.length = 0
  Object.assign(internals.mailbox, { _current: null, _last: null })
  refill(internals.observers, observers)
  eventListeners.clear()
  for (const [type, handlers, all] of listeners) {
    refill(handlers, all)
    eventListeners.set(type, handlers)
  }
  if (isRunning && !wasRunning) {
    system._register(sessionId, actor)
    if (options.systemId !== undefined) system._set(options.systemId, actor)
  }
  if (wasRunning && !isRunning) system._unregister(actor)
}

/** Ends an actor as if it had not been created. */
export const discard = (actor: AnyActorRef): void => {
  const internals = internalsOf(actor)
  internals._processingStatus = processing.stopped
  internals.system._unregister(actor)
}

const refill = (set: Set<unknown>, items: readonly unknown[]): void => {
  set.clear()
  for (const item of items) set.add(item)
}

/* Two values of XState's enumeration `ProcessingStatus`. */
const processing = { running: 1, stopped: 2 } as const

type ActorInternals = {
  _snapshot: unknown
  _processingStatus: number
  _deferred: unknown[]
  mailbox: object
  _doneEvent: unknown
  observers: Set<unknown>
  eventListeners: Map<string, Set<unknown>>
  sessionId: string
  options: { systemId?: string }
  system: {
    _register: (sessionId: string, actor: AnyActorRef) => void
    _unregister: (actor: AnyActorRef) => void
    _set: (systemId: string, actor: AnyActorRef) => void
  }
}

const internalsOf = (actor: AnyActorRef): ActorInternals => actor as unknown as ActorInternals
