import type { AnyEventObject } from 'xstate'
import { atTheMoment } from './controllable-actor.ts'
import type { AnyModel } from './model.ts'
import { ownEntry } from './own-entry.ts'
import { reportingReads } from './reporting-reads.ts'
import { eventTypesOf, wildcardsOf } from './transitions.ts'

/** A way in which a person can send an event: its type alone, or with a named sample payload. */
export type UserEvent = {
  /** `resend requested`, or `field changed (an email is typed)`. */
  name: string
  type: string
  payload: string | null
  /** Makes the event. Calls `onRead` for every missing property that is read from an event without payload. */
  make(now: number, onRead: (property: string) => void): AnyEventObject
}

/**
 * The events that people can send to a model's machine, in file order, once for each sample in `events`. A wildcard gives
 * one event that no other descriptor matches. Events that only services send and `internal` events are left out.
 */
export const userEventsOf = (model: AnyModel): readonly UserEvent[] => {
  const known = cache.get(model)
  if (known) return known
  const fromServices = typesSentByServices(model)
  const types = eventTypesOf(model.machine)
  const events = [
    ...types
      .filter((type) => ownEntry(model.events, type) || !fromServices.has(type))
      .map((type) => ({ type, descriptor: type })),
    ...wildcardsOf(model.machine).map((descriptor) => ({
      type: unmatchedType(descriptor, types),
      descriptor,
    })),
  ]
    .filter(({ descriptor }) => !model.internal?.includes(descriptor))
    .flatMap((event) => casesOf(event, model))
  cache.set(model, events)
  return events
}

/** The event types that the services of a model send to their machine. */
export const typesSentByServices = (model: AnyModel): ReadonlySet<string> =>
  new Set(
    Object.values(model.outcomes)
      .flatMap((outcomes) => Object.values(outcomes))
      .flatMap((outcome) =>
        'sends' in outcome && outcome.to === undefined ? [atTheMoment(outcome.sends, 0)] : [],
      )
      .map(({ type }) => type),
  )

const cache = new WeakMap<AnyModel, readonly UserEvent[]>()

const casesOf = (
  { type, descriptor }: { type: string; descriptor: string },
  { events }: AnyModel,
): readonly UserEvent[] => {
  const samples = ownEntry(events, descriptor)
  if (samples)
    return Object.entries(samples).map(([payload, sample]) => ({
      name: `${descriptor} (${payload})`,
      type: typedAs(type, atTheMoment(sample, 0)).type,
      payload,
      make: (now) => typedAs(type, atTheMoment(sample, now)),
    }))
  return [
    { name: type, type, payload: null, make: (_, onRead) => reportingReads({ type }, onRead) },
  ]
}

/** A sample without a type, which is a mistake of the model, is an event of the type under which it stands. */
const typedAs = (type: string, sample: AnyEventObject): AnyEventObject =>
  sample.type === undefined ? { ...sample, type } : sample

/** An event type that this wildcard matches and none of the given types is. */
const unmatchedType = (descriptor: string, types: readonly string[]): string => {
  const type = descriptor === '*' ? 'any other event' : descriptor.replace(/\*$/, 'other')
  return types.includes(type) ? `${type}.` : type
}
