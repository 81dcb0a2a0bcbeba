import type { AnyStateMachine, EmittedFrom, EventFrom } from 'xstate'

/** Something that one step does. */
export type Occurrence<Machine extends AnyStateMachine = AnyStateMachine> =
  /** A person sends an event of this type. */
  | { sent: EventFrom<Machine>['type'] }
  /** A service starts, by its name in `setup`. */
  | { started: string }
  /** A service ends with a named outcome: `service: outcome`. */
  | { ended: string }
  /** The machine emits an event of this type. */
  | { emitted: EmittedFrom<Machine>['type'] }
  /** A state becomes active that was not active before the step, by its path (`a.b.c`). */
  | { entered: string }

/** One occurrence, or any of several. */
export type AnyOf<Machine extends AnyStateMachine> =
  | Occurrence<Machine>
  | readonly Occurrence<Machine>[]

/** A number of moves, or a time in ms on the step clock. */
export type Span = { moves: number } | { ms: number }

/**
 * A rule about what happens before or after what, along every path. All that happens in one step is simultaneous: the
 * step that answers `after` may be the same one, and so may `before`.
 */
export type TemporalRule<Machine extends AnyStateMachine = AnyStateMachine> =
  /**
   * After the first, the second follows in time. Running services are assumed to end; a person is never assumed to act,
   * so a time limit is also broken where only a person could end the wait.
   */
  | { after: AnyOf<Machine>; expect: AnyOf<Machine>; within: Span }
  /**
   * After the first, the second does not occur for a while, or until something else has occurred, whichever comes first.
   * Exactly at the end of the time it may.
   */
  | { after: AnyOf<Machine>; never: AnyOf<Machine>; for: Span; until?: AnyOf<Machine> }
  | { after: AnyOf<Machine>; never: AnyOf<Machine>; until: AnyOf<Machine> }
  /** The first does not occur until the second has occurred once. */
  | { never: AnyOf<Machine>; before: AnyOf<Machine> }
  /**
   * Between one occurrence of `per` and the next, `of` occurs at most so often, and not at all before the first. Without
   * `per` the limit applies to the whole path.
   */
  | { atMost: number; of: AnyOf<Machine>; per?: AnyOf<Machine> }

/** The temporal rules of a machine by their names. */
export type TemporalRules<Machine extends AnyStateMachine = AnyStateMachine> = Readonly<
  Record<string, TemporalRule<Machine>>
>
