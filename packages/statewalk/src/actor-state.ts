import type { AnyActorRef } from 'xstate'

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
