import type { StateValue } from 'xstate'
import type { Instant } from '../member.ts'

/*
 * What a page in development tells of its running machines, and what the machine lab asks. Both sides are loaded
 * from the same origin; nothing secret is ever in a message.
 */

/** The name of the channel between the pages of the site and the lab. */
export const liveChannel = 'trellis:lab'

/** Where a machine stands after an event, or at its start. Data is plain JSON without secrets. */
export type LiveMoment = {
  at: Instant
  value: StateValue
  context: unknown
  status: 'active' | 'done' | 'error' | 'stopped'
  /** Ids of the transitions that led here. */
  transitions: readonly string[]
}

/** One event that a machine has taken, and where it led. */
export type LiveEntry = LiveMoment & {
  event: { type: string; [property: string]: unknown }
  /** The service that ended or spoke, by its name in `setup` and its id; null for a person's event or a timer's. */
  service: { name: string; id: string } | null
}

/** A machine that runs, or ran, on a page. */
export type LiveActor = {
  id: string
  /** The id of its machine. */
  machine: string
  start: LiveMoment
  /** The last entries, the oldest first. */
  history: readonly LiveEntry[]
  /** How many entries before them are kept no longer. */
  forgotten: number
  endedAt: Instant | null
}

/** What a page says, by its own id. */
export type FromPage =
  | { type: 'page is here'; page: string; since: Instant; actors: readonly LiveActor[] }
  | { type: 'page is still here'; page: string }
  | { type: 'actor started'; page: string; actor: LiveActor }
  | { type: 'actor moved'; page: string; actor: string; entry: LiveEntry }
  | { type: 'actor ended'; page: string; actor: string; at: Instant }
  | { type: 'page left'; page: string }

/** What the lab asks every page: for everything so far, or for a sign of life. */
export type FromLab = { type: 'who is there' } | { type: 'still there' }

/** A history with one entry more; of a long one only the end is kept. */
export const withEntry = (actor: LiveActor, entry: LiveEntry): LiveActor => ({
  ...actor,
  history: [...actor.history, entry].slice(-mostEntries),
  forgotten: actor.forgotten + (actor.history.length < mostEntries ? 0 : 1),
})

const mostEntries = 500
