import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { atTheMoment } from './controllable-actor.ts'
import type { AnyModel } from './model.ts'
import { eventTypesOf } from './transitions.ts'

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
 * The events that people can send to a model's machine, in file order, once for each sample in `events`. Events that
 * only services send and `internal` events are left out.
 */
export const userEventsOf = (model: AnyModel): readonly UserEvent[] => {
  const known = cache.get(model)
  if (known) return known
  const fromServices = typesSentByServices(model)
  const events = eventTypesOf(model.machine)
    .filter((type) => !model.internal?.includes(type))
    .filter((type) => model.events?.[type] || !fromServices.has(type))
    .flatMap((type) => casesOf(type, model))
  cache.set(model, events)
  return events
}

/** The event types that the services of a model send to its machine. */
export const typesSentByServices = (model: AnyModel): ReadonlySet<string> =>
  new Set(
    Object.values(model.outcomes)
      .flatMap((outcomes) => Object.values(outcomes))
      .flatMap((outcome) => ('sends' in outcome ? [atTheMoment(outcome.sends, 0)] : []))
      .map(({ type }) => type),
  )

/** Whether an active state of the machine handles this event type, even if only to refuse it. */
export const handlesEvent = (nodes: readonly AnyStateMachine['root'][], type: string): boolean =>
  nodes.some((node) => node.transitions.has(type))

const cache = new WeakMap<AnyModel, readonly UserEvent[]>()

const casesOf = (type: string, model: AnyModel): readonly UserEvent[] => {
  const samples = model.events?.[type]
  if (!samples)
    return [{ name: type, type, payload: null, make: (_, onRead) => bareEvent(type, onRead) }]
  return Object.entries(samples).map(([payload, sample]) => ({
    name: `${type} (${payload})`,
    type,
    payload,
    make: (now) => atTheMoment(sample, now),
  }))
}

const bareEvent = (type: string, onRead: (property: string) => void): AnyEventObject =>
  new Proxy(
    { type },
    {
      get(event, property, receiver) {
        if (typeof property === 'string' && !(property in event) && property !== 'toJSON')
          onRead(property)
        return Reflect.get(event, property, receiver)
      },
    },
  )
