import { passOf, type Run } from 'statewalk'
import type { Player } from './player.ts'
import { goOn, type Recording } from './recording.ts'

/** The moves that let `ms` pass from the current position: one for each due timer, and plain waits. */
export const movesThrough = (
  player: Player,
  recording: Recording,
  ms: number,
): readonly string[] => {
  const moves: string[] = []
  let left = ms
  for (let at = recording; moves.length < maxMoves; ) {
    const { run } = player.at(at)
    const next = untilNextTimer(run)
    const wait = run.possible().moves.find(({ kind }) => kind === 'wait')
    if (next === null || next > left || !wait) {
      if (left > 0) moves.push(passOf(left).name)
      break
    }
    moves.push(wait.name)
    at = goOn(at, wait.name)
    left -= next
  }
  return moves
}

/** The time until the next timer is due (ms), or null if none is pending. */
export const untilNextTimer = (run: Run): number | null => {
  const [next] = run.timers()
  return next ? next.due - run.now() : null
}

const maxMoves = 1_000
