import type { AnyEventObject, AnyStateMachine, EventFrom, InputFrom, SnapshotFrom } from 'xstate'
import type { Failure } from '../failure.ts'
import type { Instant } from '../member.ts'

/** A value, or the way to make it from the clock's present moment (epoch ms). */
export type AtTheMoment<Value> = Value | ((now: Instant) => Value)

/**
 * One named way in which an invoked service can end, or speak:
 * a promise resolves or rejects, a subscription sends an event to the machine that listens.
 */
export type Outcome =
  | { resolves: AtTheMoment<unknown> }
  | { rejects: Failure }
  | { sends: AtTheMoment<AnyEventObject> }

/** What an invariant may look at: the configuration, and what led to it. */
export type Observation<Machine extends AnyStateMachine> = {
  snapshot: SnapshotFrom<Machine>
  /** How often each event type has been sent from outside along the path. */
  sent: Readonly<Record<string, number>>
  /** How often each service has been started along the path, by the name it has in `setup`. */
  started: Readonly<Record<string, number>>
  /** How often each service has ended in each named outcome, as `service: outcome`. */
  ended: Readonly<Record<string, number>>
  /** Everything the machine has emitted along the path, in order. */
  emitted: readonly { type: string }[]
  /** The same for the last move alone: 'at most one mail per click' is a sentence about one move. */
  justNow: Counts
}

/** What one move, or a whole path, has sent, started, ended and emitted. */
export type Counts = {
  sent: Readonly<Record<string, number>>
  started: Readonly<Record<string, number>>
  ended: Readonly<Record<string, number>>
  emitted: readonly { type: string }[]
}

/**
 * A machine with everything that is needed to walk it without a screen, a network or a clock:
 * the same value drives unit tests, generated paths, browser tests and the machine lab.
 */
export type Model<Machine extends AnyStateMachine> = {
  machine: Machine
  /** The question that the machine answers, as `architecture` of the project names it. */
  question: string
  /** Sample inputs by name; every one is explored. Bounds are kept small here, never semantics. */
  inputs: Readonly<Record<string, AtTheMoment<InputFrom<Machine>>>>
  /** Inputs with the real bounds, for people to walk: too large to be explored, so no path begins there. */
  fullInputs?: Readonly<Record<string, AtTheMoment<InputFrom<Machine>>>>
  /** Sample payloads by event type and name; an event without a payload needs no entry. */
  events?: Readonly<Record<string, Readonly<Record<string, AtTheMoment<EventFrom<Machine>>>>>>
  /** Named outcomes of every service, by the name it has in `setup`. */
  outcomes: Readonly<Record<string, Readonly<Record<string, Outcome>>>>
  /** Wall-clock delays, made from the step clock's present moment: what the site provides, under a clock that steps. */
  delays?: (
    now: () => Instant,
  ) => Readonly<Record<string, (args: { context: SnapshotFrom<Machine>['context'] }) => number>>
  /** The part of the context that tells configurations apart; everything, unless some of it is never read. */
  project?: (context: SnapshotFrom<Machine>['context'], now: Instant) => unknown
  /** Events that the machine raises to itself: never sent from outside. */
  internal?: readonly string[]
  /**
   * How long (ms) a past moment in the context still matters; older ones all count as 'long ago', so that
   * configurations which differ only in the time of day are one. 60 000 unless told.
   */
  horizon?: number
  /**
   * Models of child machines, by the name they have in `setup`: the child runs for real, its services end as
   * its own model says, and its user events are moves too. A child machine that has `outcomes` here instead
   * is stood in for like any other service.
   */
  children?: Readonly<Record<string, AnyModel>>
  /** Sentences that hold in every explored configuration. */
  invariants?: Readonly<Record<string, (seen: Observation<Machine>) => boolean>>
  /** State paths (`a.b.c`) that are meant to be the end: no way out is asked of them. */
  ends?: readonly string[]
}

/** A model of whichever machine: what the engine works with. */
export type AnyModel = Model<AnyStateMachine>

/** Declares a model; the type parameter is taken from the machine, so payloads and inputs are checked. */
export const modelOf = <Machine extends AnyStateMachine>(model: Model<Machine>): Model<Machine> =>
  model

/** All inputs of a model by name, those that are explored first. */
export const inputsOf = (model: AnyModel): AnyModel['inputs'] => ({
  ...model.inputs,
  ...model.fullInputs,
})
