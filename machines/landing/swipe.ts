import type { Instant } from '../member.ts'
import type { Direction } from './panels.ts'

/** Where a finger was, in px of the window, and when. */
export type Touch = { at: Instant; x: number; y: number }

const smallestDistance = 80
const longestTime = 500
const widestDrift = 0.3

/**
 * The step that a finger asked for between touching and leaving the glass, or null: at least 80 px within
 * 500 ms, with a drift of at most 0.3 of the way (specification 9). As in any scrolling, a finger that moves
 * upwards goes forward.
 */
export const readSwipe = (from: Touch, to: Touch): Direction | null => {
  const way = to.y - from.y
  const distance = Math.abs(way)
  const isDeliberate =
    distance >= smallestDistance &&
    to.at - from.at <= longestTime &&
    Math.abs(to.x - from.x) <= widestDrift * distance
  if (!isDeliberate) return null
  return way < 0 ? 'forward' : 'backward'
}
