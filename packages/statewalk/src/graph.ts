import type { AnyMachineSnapshot, StateValue } from 'xstate'
import type { ActorLeak } from './actor-leak.ts'
import type { AnyModel } from './model.ts'
import type { Move } from './moves.ts'
import type { Step } from './recorder.ts'

/** A situation that differs from every other in its state and data, its running services or its pending timers. */
export type Configuration = {
  index: number
  /** The key that distinguishes it from all others. */
  key: string
  /** A shortest path to it. */
  input: string
  moves: readonly Move[]
  value: StateValue
  status: AnyMachineSnapshot['status']
  /** Ids of the active states. */
  states: readonly string[]
  /** Names of the user events that the active states handle but refuse. */
  refused: readonly string[]
  /** Whether exploration did not continue from here: outside of the model's bounds, or above a limit. */
  isCut: boolean
  /** Guard results seen while listing the possible moves. */
  guards: ReadonlySet<string>
}

/** A move from one configuration to another, or back to itself. */
export type Edge = { from: number; to: number; move: Move; step: Step }

/** Something that a model does not say, so that the exploration had to assume it or stop. */
export type Unknown = {
  /** `payload: changed`, `input`, `outcomes: save`, `guard: is new`, `delay: patience` or `limit`. */
  name: string
  /** What is unknown, as a sentence. */
  text: string
  /** The line of the model that settles it. */
  settledBy: string
}

/** Everything that can happen to a model's machine. */
export type Graph = {
  model: AnyModel
  starts: readonly { input: string; to: number; step: Step }[]
  configurations: readonly Configuration[]
  edges: readonly Edge[]
  /** The outgoing edges of each configuration, by its index. */
  leaving: readonly (readonly Edge[])[]
  /** Properties that were read from events without payload, as `resend requested: at`. */
  misread: ReadonlySet<string>
  /** Names that invariants have looked up in the counts and that had not occurred, as `started: save`. */
  askedFor: ReadonlySet<string>
  /**
   * Two paths to one projected configuration from which the same move leads to different ones; null if none was found.
   */
  unfaithful: string | null
  /** The limit that ended the exploration, as `3000 configurations`; null if it is complete within the model's bounds. */
  limit: string | null
  /** A path along which more and more actors start. Exploration does not continue at its end. */
  leak: ActorLeak | null
  /** What the model does not say and the exploration had to assume. */
  unknowns: readonly Unknown[]
}

/** The outgoing edges of the configuration with this index. */
export const edgesFrom = ({ leaving }: Graph, index: number): readonly Edge[] =>
  leaving[index] ?? []
