import type { StateValue } from 'xstate'
import type { Instant } from '../member.ts'
import type { LiveSystem, SystemChange } from './live-system.ts'

/*
 * Messages between a development page, which reports its running machines, and the machine lab. Both come from the same
 * origin. No message contains a secret.
 */

/** The name of the channel between the pages of the site and the lab. */
export const liveChannel = 'trellis:lab'

/** The state of a machine after an event, or at its start. Data is plain JSON without secrets. */
export type LiveMoment = {
  at: Instant
  value: StateValue
  context: unknown
  status: 'active' | 'done' | 'error' | 'stopped'
  /** Ids of the transitions that led to this state. */
  transitions: readonly string[]
}

/** An event that a machine has received, and the state after it. */
export type LiveEntry = LiveMoment & {
  event: { type: string; [property: string]: unknown }
  /** The service that sent it, by its name in `setup` and its id; null for user events and timers. */
  service: { name: string; id: string } | null
}

/** A machine that runs, or ran, on a page. */
export type LiveActor = {
  id: string
  machine: string
  start: LiveMoment
  /** The last entries, oldest first. */
  history: readonly LiveEntry[]
  /** The number of earlier entries that were dropped. */
  forgotten: number
  endedAt: Instant | null
}

/** A message from a page, with the page's id. */
export type FromPage =
  | {
      type: 'page reported'
      page: string
      since: Instant
      actors: readonly LiveActor[]
      system: LiveSystem
    }
  | { type: 'pong'; page: string }
  | { type: 'actor started'; page: string; actor: LiveActor }
  | { type: 'actor moved'; page: string; actor: string; entry: LiveEntry }
  | { type: 'actor ended'; page: string; actor: string; at: Instant }
  | { type: 'system changed'; page: string; change: SystemChange }
  | { type: 'page left'; page: string }

/** A request from the lab to every page: for a report with the whole history, or a ping. */
export type FromLab = { type: 'report requested' } | { type: 'ping' }

/** Appends an entry to a history and drops the oldest entries of a long one. */
export const withEntry = (actor: LiveActor, entry: LiveEntry): LiveActor => ({
  ...actor,
  history: [...actor.history, entry].slice(-maxEntries),
  forgotten: actor.forgotten + (actor.history.length < maxEntries ? 0 : 1),
})

const maxEntries = 500
