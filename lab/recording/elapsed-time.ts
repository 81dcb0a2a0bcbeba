import type { Run } from 'statewalk'
import { passOf } from 'statewalk/internal'
import type { Player } from './player.ts'
import { goOn, type Recording } from './recording.ts'

export type Passed = {
  moves: readonly string[]
  /** Whether the first of them makes the wait before it longer, because no timer has fired between them. */
  continuesWait: boolean
}

/**
 * The moves that let `ms` pass from the current position: waits of a certain time, one for each timer that fires and
 * one for the rest. A recording keeps durations, so that it shows the same moment after a timer's duration has changed.
 * Only where the recording already continues with a wait until a timer, the move is that one.
 */
export const passTime = (player: Player, recording: Recording, ms: number): Passed => {
  const moves: string[] = []
  let left = ms
  for (let at = recording; moves.length < maxMoves; ) {
    const { run } = player.at(at)
    const next = untilNextTimer(run)
    if (next === null || next > left) {
      if (left > 0) moves.push(passOf(left).name)
      break
    }
    const known = at.moves[at.position]
    const move = known !== undefined && known === waitForTimer(run) ? known : passOf(next).name
    moves.push(move)
    at = goOn(at, move)
    left -= next
  }
  return { moves, continuesWait: !hasFired(player, recording) }
}

/** The move that waits until the next timer, however long it takes; null if none is pending. */
export const waitForTimer = (run: Run): string | null =>
  run.possibleMoves().moves.find(({ kind }) => kind === 'wait')?.name ?? null

/** The time until the next timer is due (ms), or null if none is pending. */
export const untilNextTimer = (run: Run): number | null => {
  const [next] = run.timers()
  return next ? next.due - run.now() : null
}

/** Whether the move that led to the current position has taken a transition. */
const hasFired = (player: Player, recording: Recording): boolean =>
  (player.at(recording).frames[recording.position]?.transitions.length ?? 0) > 0

const maxMoves = 1_000
