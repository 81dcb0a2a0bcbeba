import { type ActorState, actorStateOf, discard, putBack } from './actor-state.ts'
import type { Harness } from './harness.ts'
import type { Recorded, Recorder } from './recorder.ts'
import { isReporting } from './reporting-reads.ts'
import type { Used } from './seeded-globals.ts'
import { isBystander } from './surroundings.ts'
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
