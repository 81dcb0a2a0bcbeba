import type { Instant } from '../member.ts'
import type { Direction } from './panels.ts'

/** The position of a finger in CSS pixels of the viewport, and the time. */
export type Touch = { at: Instant; x: number; y: number }

const minDistance = 80
const maxTime = 500
const maxDrift = 0.3

/**
 * The direction of a swipe, or null if the touch was none. A swipe covers at least 80 px within 500 ms and drifts
 * sideways by at most 0.3 of that distance (specification 9). A finger that moves up scrolls forward.
 */
export const readSwipe = (from: Touch, to: Touch): Direction | null => {
  const deltaY = to.y - from.y
  const distance = Math.abs(deltaY)
  const isDeliberate =
    distance >= minDistance &&
    to.at - from.at <= maxTime &&
    Math.abs(to.x - from.x) <= maxDrift * distance
  if (!isDeliberate) return null
  return deltaY < 0 ? 'forward' : 'backward'
}
