import type { AnyMachineSnapshot, StateValue } from 'xstate'
import type { AnyModel } from './model.ts'
import type { Move } from './moves.ts'
import type { Step } from './witness.ts'

/** A situation that differs from every other in what can be seen, what is running, or what is due. */
export type Configuration = {
  index: number
  /** What tells it from all others, as a text. */
  key: string
  /** A shortest way here. */
  input: string
  moves: readonly Move[]
  value: StateValue
  status: AnyMachineSnapshot['status']
  /** Ids of the active states. */
  states: readonly string[]
  /** Names of the user events that the active states speak of but refuse. */
  refused: readonly string[]
  /** Sides of the guards that were heard when asking what is possible. */
  guards: ReadonlySet<string>
}

/** One move from one configuration to another, or back to itself. */
export type Edge = { from: number; to: number; move: Move; step: Step }

/** Everything that can happen to a model's machine. */
export type Graph = {
  model: AnyModel
  starts: readonly { input: string; to: number; step: Step }[]
  configurations: readonly Configuration[]
  edges: readonly Edge[]
  /** The edges that leave each configuration, by its index. */
  leaving: readonly (readonly Edge[])[]
  /** Properties that were read from events without payload, as `resend requested: at`. */
  misread: ReadonlySet<string>
  /** Two paths to what `project` calls one configuration, from which one move leads to two; null when none was met. */
  unfaithful: string | null
}
