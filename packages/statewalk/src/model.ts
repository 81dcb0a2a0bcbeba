import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFrom,
  InputFrom,
  OutputFrom,
  SnapshotFrom,
  StateMachine,
} from 'xstate'
import type { Limits } from './budget.ts'
import type { Rules } from './rules.ts'
import type { TemporalRules } from './temporal-rules.ts'

/** A value, or a function that makes it from the clock's present moment (epoch ms). */
export type AtTheMoment<Value> = Value | ((now: number) => Value)

/** A value, or a function that makes it from the present moment and from the service that ends. */
export type Answer<Value> = Value | ((now: number, service: AnsweringService) => Value)

/** A running service: its input, and the context of the machine that runs it. */
export type AnsweringService = { input: unknown; context: unknown }

/**
 * One named way in which a service ends or reports: a promise resolves or rejects, a callback or an observable of events
 * sends an event to its parent machine or to the actor with the system id `to`, an observable has a next value. An observable that completes `resolves`. A
 * child machine that is stubbed has a next context. A `Failure` is what the model writes for a rejection; `toError` makes
 * the error of it.
 */
export type Outcome<Failure = unknown, Output = unknown> =
  | { resolves: Answer<Output> }
  | { rejects: Answer<Failure> }
  | { sends: Answer<AnyEventObject>; to?: string }
  | { next: Answer<unknown> }

/** The input of an invariant: the configuration, and what led to it. */
export type InvariantInput<Machine extends AnyStateMachine> = {
  snapshot: SnapshotFrom<Machine>
  /** How often each event type has been sent from outside along the path. */
  sent: Readonly<Record<string, number>>
  /** How often each service has been started along the path, by its name in `setup`. */
  started: Readonly<Record<string, number>>
  /** How often each service has ended with each named outcome, as `service: outcome`. */
  ended: Readonly<Record<string, number>>
  /** Everything the machine has emitted along the path, or sent to its parent and its addressees, in order. */
  emitted: readonly { type: string }[]
  /** The messages that were sent along the path to `parent`, to each addressee and to each service, by its name. */
  sentTo: Counts['sentTo']
  /** The same for the last move alone, for rules such as 'at most one email per press'. */
  justNow: Counts
  last: LastMove<Machine>
}

/** A message from one actor to another. An actor has the name of its service in `setup`, or of its machine. */
export type Message = { from: string; to: string; event: AnyEventObject }

/** The data of the last move: the event that was sent, or how a service ended, and what was before. */
export type LastMove<Machine extends AnyStateMachine> = {
  event: EventFrom<Machine> | null
  outcome: Outcome | null
  /** The snapshot before the move; null at the start. */
  before: SnapshotFrom<Machine> | null
  /** The snapshots of the child machines before the move, by their names from the root down, as `form › picture`. */
  childrenBefore: Readonly<Record<string, AnyMachineSnapshot>>
  /** The messages between actors that the move caused, in the order in which they were sent. */
  messages: readonly Message[]
  /** The names of the machine's own actions, in order: exit, transition, entry. */
  actions: readonly string[]
}

/** What one move, or a whole path, has sent, started, ended and emitted. */
export type Counts = {
  sent: Readonly<Record<string, number>>
  started: Readonly<Record<string, number>>
  ended: Readonly<Record<string, number>>
  emitted: readonly { type: string }[]
  sentTo: Readonly<Record<string, readonly { type: string }[]>>
}

/**
 * The outcomes of a machine's services by name. Those of a service from `setup` have the type of its output; other names,
 * such as those of services of child machines, are checked when the model is.
 */
export type Outcomes<Machine extends AnyStateMachine, Failure = unknown> = Readonly<
  Record<string, Readonly<Record<string, Outcome<Failure>>>>
> & {
  readonly [Service in ActorOf<Machine> as Service['src']]?: Readonly<
    Record<string, Outcome<Failure, KnownOutput<OutputFrom<Service['logic']>>>>
  >
}

/* A service that is only declared, and never resolves, may resolve with anything. */
type KnownOutput<Output> = [Output] extends [never] ? unknown : Output

type ActorOf<Machine> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema
  >
    ? Actor
    : never

/**
 * A machine with everything needed to walk it without a screen, a network or a clock. Unit tests, generated paths,
 * browser tests and the machine lab all use the same value.
 */
export type Model<Machine extends AnyStateMachine, Failure = unknown> = {
  machine: Machine
  /** The question that the machine answers. */
  question: string
  /** Sample inputs by name. Exploration starts from each of them. They reduce bounds, never behaviour. */
  inputs: Readonly<Record<string, AtTheMoment<InputFrom<Machine>>>>
  /** Inputs with the real bounds, for manual walks in the lab. They are too large to explore. */
  fullInputs?: Readonly<Record<string, AtTheMoment<InputFrom<Machine>>>>
  /**
   * Sample payloads by event type and name. An event without a payload needs no entry. Under a wildcard (`*`, `a.*`)
   * the samples are events that only the wildcard matches.
   */
  events?: Readonly<Record<string, Readonly<Record<string, AtTheMoment<EventFrom<Machine>>>>>>
  /** Named outcomes of every service, by its name in `setup`, or by its id if it has none. */
  outcomes: Outcomes<Machine, Failure>
  /** The error that a service rejects with, from the failure of an outcome; the failure itself by default. */
  toError?(failure: Failure): unknown
  /** Delays that end at a wall-clock time, calculated from the step clock instead of the site's clock. */
  delays?: (
    now: () => number,
  ) => Readonly<Record<string, (args: { context: SnapshotFrom<Machine>['context'] }) => number>>
  /** The part of the context that distinguishes configurations; the whole context by default. */
  project?: (context: SnapshotFrom<Machine>['context'], now: number) => unknown
  /**
   * Whether services without outcomes and child machines without a model get default ones. `modelFrom` sets it. Without
   * it, `checkModel` reports them.
   */
  defaults?: boolean
  /** Names of custom actions that may run. All other functions that the machine uses as actions are withheld. */
  runs?: readonly string[]
  /**
   * Bounds: exploration does not continue from configurations for which it is false. `actors` counts the running child
   * machines and services, `timers` the pending timers.
   */
  within?: (
    context: SnapshotFrom<Machine>['context'],
    running: { actors: number; timers: number },
  ) => boolean
  /** Events that the machine raises to itself. They are never sent from outside. */
  internal?: readonly string[]
  /**
   * The moment (epoch ms) at which every run begins; {@link clockStart} by default. Numbers in the context that are less
   * than ten years away from it count as timestamps.
   */
  clockStart?: number
  /**
   * How long (ms) a past timestamp in the context matters. Older ones all count as 'long ago', so configurations that
   * differ only in the time of day are the same. 60,000 by default.
   */
  horizon?: number
  /**
   * Models of child machines, by their name in `setup`. The child runs for real, its services end as its own model
   * defines, and its user events are moves too. A child machine that has `outcomes` instead is stubbed like any other
   * service.
   */
  children?: Readonly<Record<string, AnyModel>>
  /**
   * System ids of the actors that the machine and its children send to. Each is a stub that only receives. Messages to
   * the machine's parent need no entry.
   */
  addressees?: readonly string[]
  /** The machine's own system id, to which its children send. */
  systemId?: string
  /** Rules that hold in every explored configuration. */
  invariants?: Readonly<Record<string, (seen: InvariantInput<Machine>) => boolean>>
  /** Rules about the order of events along every path. */
  temporalRules?: TemporalRules<Machine>
  /** Turns rules of every machine off. */
  rules?: Partial<Rules>
  /** Where an exploration ends. */
  limits?: Partial<Limits>
  /**
   * Findings that are accepted, by their sentence or the name of their rule, each with the reason. One that is no longer
   * found is reported.
   */
  accepted?: Readonly<Record<string, string>>
  /** State paths (`a.b.c`) that are final by intent, so they are not reported as deadlocks. */
  ends?: readonly string[]
  /** A URL that shows a step of a path. Reports of failed paths end with it. */
  urlOf?(path: { id?: string; input: string; moves: readonly string[] }, step: number): string
}

/** A model of any machine, as the engine uses it. */
export type AnyModel = Model<AnyStateMachine>

/** Declares a model. The machine's type checks its payloads and inputs. */
export const modelOf = <Machine extends AnyStateMachine, Failure = unknown>(
  model: Model<Machine, Failure>,
): Model<Machine, Failure> => model

/** All inputs of a model by name, explored ones first. */
export const inputsOf = (model: AnyModel): AnyModel['inputs'] => ({
  ...model.inputs,
  ...model.fullInputs,
})
