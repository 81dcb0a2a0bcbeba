import type { AnyEventObject, AnyStateMachine } from 'xstate'
import type { Instant } from '../member.ts'
import type { AnyModel } from './model.ts'
import { atTheMoment } from './steered-actor.ts'
import { eventTypesOf } from './transitions.ts'

/** One way in which a person can send an event: its type alone, or with a named sample payload. */
export type UserEvent = {
  /** `resend requested`, or `field changed (an e-mail is typed)`. */
  name: string
  type: string
  payload: string | null
  /** Makes the event; `onRead` hears of every property that a bare event was asked for in vain. */
  make(now: Instant, onRead: (property: string) => void): AnyEventObject
}

/**
 * What people can send to a model's machine, in the order of the file. An event type with samples in
 * `events` is sent with each of them;
 * a type that only services send is theirs, and `internal` ones are nobody's.
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

/** Whether an active state of the machine speaks of this event type, be it only to refuse it. */
export const speaksOf = (nodes: readonly AnyStateMachine['root'][], type: string): boolean =>
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
