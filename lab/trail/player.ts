import type { StateValue } from 'xstate'
import type { AnyModel } from '../../machines/model/model.ts'
import { moveNamed } from '../../machines/model/replay.ts'
import { type Run, startRun } from '../../machines/model/run.ts'
import { activeStates } from '../../machines/model/transitions.ts'
import { messageOf } from '../../machines/model/witness.ts'
import type { Trail } from './trail.ts'

/** What one move has led to; the first frame is the start. */
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
  /** Services that were started, and how those that ended did, by name. */
  started: readonly string[]
  ended: readonly string[]
}

/** A trail as it plays: the run where it stands, and a frame for every position up to there or further. */
export type Scene = { run: Run; frames: readonly Frame[]; failure: null } | Stuck

/** A trail that does not lead anywhere: the machine has changed since, or a file was made by hand. */
export type Stuck = { run: Run; frames: readonly Frame[]; failure: string }

/**
 * Plays trails of one model by making their moves anew, so that nothing shown is a copy. Going on from where the
 * last call stood makes one move; going back replays from the start.
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
    /** The scene at the trail's position; where a move is impossible, the last scene before it and the reason. */
    at(trail: Trail): Scene {
      const wanted = trail.moves.slice(0, trail.position)
      const goesOn = run && input === trail.input && startsWith(wanted, made)
      const current = goesOn && run ? run : restart(trail.input)
      if (input !== trail.input) frames = []
      input = trail.input
      frames = frames.length === 0 ? [frameOf(current, null)] : keepShared(frames, trail.moves)
      try {
        for (let index = made.length; index < wanted.length; index += 1) {
          const move = moveNamed(current, { input, moves: wanted }, index)
          current.make(move)
          made = wanted.slice(0, index + 1)
          if (frames.length <= index + 1) frames = [...frames, frameOf(current, move.name)]
        }
        return { run: current, frames, failure: null }
      } catch (error) {
        return { run: current, frames, failure: messageOf(error) }
      }
    },
  }
}

/** A player of trails of one model. */
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
    ended: Object.keys(counts.ended),
  }
}

const startsWith = (moves: readonly string[], beginning: readonly string[]): boolean =>
  beginning.length <= moves.length && beginning.every((move, index) => moves[index] === move)

/** The frames of the moves that both have, the start included. */
const keepShared = (frames: readonly Frame[], moves: readonly string[]): readonly Frame[] => {
  const parting = frames.slice(1).findIndex(({ move }, index) => moves[index] !== move)
  return parting === -1 ? frames : frames.slice(0, parting + 1)
}
