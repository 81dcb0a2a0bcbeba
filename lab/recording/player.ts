import { type AnyModel, type Run, startRun } from 'statewalk'
import { activeStates, moveNamed } from 'statewalk/internal'
import type { StateValue } from 'xstate'
import type { Recording } from './recording.ts'

/** The result of one move; the first frame is the start. */
export type Frame = {
  /** Null for the start. */
  move: string | null
  /** Epoch ms of the step clock. */
  at: number
  value: StateValue
  states: readonly string[]
  context: unknown
  transitions: readonly string[]
  actions: readonly string[]
  emitted: readonly { type: string }[]
  /** The services that were started, by name. */
  started: readonly string[]
}

/**
 * A recording in the player: the run at its position, and a frame for every position so far. `failure` says why it cannot be
 * replayed: the machine has changed since, or the file was edited.
 */
export type PlayerState = { run: Run; frames: readonly Frame[]; failure: string | null }

/**
 * Plays recordings of one model by repeating their moves, so it never shows a stored copy. Stepping forward makes one
 * move; stepping back replays from the start.
 */
export const createPlayer = (model: AnyModel) => {
  let input: string | null = null
  let made: readonly string[] = []
  let run: Run | null = null
  let frames: readonly Frame[] = []

  const restart = (from: string): Run => {
    run = startRun(model, from)
    made = []
    return run
  }

  return {
    /** The run at the recording's position. If a move is impossible, the last run before it and the reason. */
    at(recording: Recording): PlayerState {
      const wanted = recording.moves.slice(0, recording.position)
      const goesOn = run && input === recording.input && startsWith(wanted, made)
      const current = goesOn && run ? run : restart(recording.input)
      if (input !== recording.input) frames = []
      input = recording.input
      frames = frames.length === 0 ? [frameOf(current, null)] : keepShared(frames, recording.moves)
      let failure: string | null = null
      try {
        for (let index = made.length; index < wanted.length; index += 1) {
          const move = moveNamed(current, { input, moves: wanted }, index)
          current.make(move)
          made = wanted.slice(0, index + 1)
          if (frames.length <= index + 1) frames = [...frames, frameOf(current, move.name)]
        }
      } catch (error) {
        failure = error instanceof Error ? error.message : String(error)
      }
      return { run: current, frames, failure }
    },
  }
}

export type Player = ReturnType<typeof createPlayer>

const frameOf = (run: Run, move: string | null): Frame => {
  const snapshot = run.snapshot()
  const { transitions, actions, counts } = run.lastStep()
  return {
    move,
    at: run.now(),
    value: snapshot.value,
    states: activeStates(snapshot),
    context: snapshot.context,
    transitions,
    actions,
    emitted: counts.emitted,
    started: Object.keys(counts.started),
  }
}

const startsWith = (moves: readonly string[], beginning: readonly string[]): boolean =>
  beginning.length <= moves.length && beginning.every((move, index) => moves[index] === move)

/** The frames of the common moves, including the start. */
const keepShared = (frames: readonly Frame[], moves: readonly string[]): readonly Frame[] => {
  const parting = frames.slice(1).findIndex(({ move }, index) => moves[index] !== move)
  return parting === -1 ? frames : frames.slice(0, parting + 1)
}
