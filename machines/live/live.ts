import type { StateValue } from 'xstate'
import type { Instant } from '../member.ts'

/** An actor by its number on a page, and by its name in the source. */
export type RecordedActor = {
  id: number
  /** The id of its machine, or the name of the service in its parent's `setup`. */
  name: string
  parent: RecordedActor | null
}

/** An event that a machine has received, and the state after it: a transition. */
export type RecordedEvent = {
  /** Its position in the recording of the page, from 1. */
  index: number
  /** ms; only differences count. */
  at: number
  /** Null for the page itself: a person, the router, the browser. */
  from: RecordedActor | null
  to: RecordedActor
  type: string
  /** The state after it; null while the event is processed, and if the machine has crashed. */
  value: StateValue | null
  /** The kind of the failure that it carries. */
  failure: string | null
  /** In development only: the event's data, and the context after it, as plain JSON without secrets. */
  values?: { data: Readonly<Record<string, unknown>>; context: unknown }
}

/** The name of the channel between the pages of the site, in development, and the lab at the same origin. */
export const liveChannel = 'trellis:lab'

/** A message from a page, with the page's id. */
export type FromPage =
  | {
      type: 'events recorded'
      page: string
      /** When the page was opened. */
      since: Instant
      events: readonly RecordedEvent[]
      /** The numbers of all actors that have ended. */
      ended: readonly number[]
    }
  | { type: 'page left'; page: string }

/** A request from the lab to every page: for all of its events. */
export type FromLab = { type: 'events requested' }
