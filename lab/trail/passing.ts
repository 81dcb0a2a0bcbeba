import { passOf } from '../../machines/model/free-moves.ts'
import type { Run } from '../../machines/model/run.ts'
import type { Player } from './player.ts'
import { goOn, type Trail } from './trail.ts'

/** The moves that let `ms` pass from where the trail stands: one for each timer that falls due, and plain waiting. */
export const movesThrough = (player: Player, trail: Trail, ms: number): readonly string[] => {
  const moves: string[] = []
  let left = ms
  for (let at = trail; moves.length < mostMoves; ) {
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

/** How long (ms) until the next timer falls due, or null when none is pending. */
export const untilNextTimer = (run: Run): number | null => {
  const [next] = run.timers()
  return next ? next.due - run.now() : null
}

const mostMoves = 1_000
