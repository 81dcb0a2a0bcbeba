import type { Instant } from '../member.ts'

/** One event of a wheel or trackpad: how far it turned, in px, downwards positive. */
export type WheelTurn = {
  at: Instant
  delta: number
  /** Whether the device coasts by itself; absent where the browser does not tell (`WheelEvent.momentum`). */
  momentum?: boolean | undefined
}

/** What is remembered of the gesture that goes on. */
export type WheelGesture = {
  at: Instant
  /** Sizes in px of its latest turns, at most three, oldest first. */
  latest: readonly number[]
  peak: number
  /** Whether it has fallen to half of its peak: only then can a rise be another gesture. */
  fading: boolean
  coasting: boolean
}

/** Before the first turn. */
export const noWheelGesture: WheelGesture = {
  at: Number.NEGATIVE_INFINITY,
  latest: [],
  peak: 0,
  fading: false,
  coasting: false,
}

const pauseBetweenGestures = 150
const smallestTurn = 2

/**
 * Reads one more turn and says whether a deliberate gesture starts with it. Coasting never does, where the
 * browser tells of it. Elsewhere a gesture starts after a pause of 150 ms, or where the turns of a gesture
 * that was fading rise three times in a row and by half: inertia only falls (decision 0048).
 */
export const readWheel = (
  before: WheelGesture,
  { at, delta, momentum = false }: WheelTurn,
): { gesture: WheelGesture; starts: boolean } => {
  const size = Math.abs(delta)
  if (size < smallestTurn) return { gesture: before, starts: false }
  if (momentum) return { gesture: { ...before, at, coasting: true }, starts: false }
  const starts =
    before.coasting ||
    at - before.at > pauseBetweenGestures ||
    (before.fading && rises(before, size))
  return { gesture: starts ? began(at, size) : wentOn(before, at, size), starts }
}

const began = (at: Instant, size: number): WheelGesture => ({
  at,
  latest: [size],
  peak: size,
  fading: false,
  coasting: false,
})

const wentOn = (before: WheelGesture, at: Instant, size: number): WheelGesture => ({
  at,
  latest: [...before.latest.slice(-2), size],
  peak: Math.max(before.peak, size),
  fading: before.fading || size <= before.peak / 2,
  coasting: false,
})

const rises = (
  { latest: [first = 0, second = 0, third = 0] }: WheelGesture,
  size: number,
): boolean => first < second && second < third && third <= size && size >= 1.5 * first
