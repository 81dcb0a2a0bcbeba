import type { Instant } from '../member.ts'

/** A wheel event of a mouse or trackpad; `delta` is in px, positive downwards. */
export type WheelTurn = {
  at: Instant
  delta: number
  /** Whether the event is momentum scrolling; absent if the browser does not support `WheelEvent.momentum`. */
  momentum?: boolean | undefined
}

/** The state of the current gesture. */
export type WheelGesture = {
  at: Instant
  /** The sizes of its latest events after the first in px, at most three, oldest first. */
  latest: readonly number[]
  peak: number
  /** Whether the sizes have fallen to half of the peak. Only then can rising sizes start another gesture. */
  fading: boolean
  coasting: boolean
}

/** The state before the first event. */
export const noWheelGesture: WheelGesture = {
  at: Number.NEGATIVE_INFINITY,
  latest: [],
  peak: 0,
  fading: false,
  coasting: false,
}

const pauseBetweenGestures = 150
const minDelta = 2

/**
 * Updates the gesture with a wheel event and returns whether the event starts a new gesture. Momentum events never do.
 * In browsers that do not report momentum, a gesture starts after a pause of 150 ms, or if the sizes of a fading gesture
 * rise three times in a row and by at least half, because the sizes of momentum events only fall (decision 0048).
 */
export const readWheel = (
  before: WheelGesture,
  { at, delta, momentum = false }: WheelTurn,
): { gesture: WheelGesture; starts: boolean } => {
  const size = Math.abs(delta)
  if (size < minDelta) return { gesture: before, starts: false }
  if (momentum) return { gesture: { ...before, at, coasting: true }, starts: false }
  const starts =
    before.coasting ||
    at - before.at > pauseBetweenGestures ||
    (before.fading && rises(before, size))
  return { gesture: starts ? startGesture(at, size) : continueGesture(before, at, size), starts }
}

const startGesture = (at: Instant, size: number): WheelGesture => ({
  ...noWheelGesture,
  at,
  peak: size,
})

const continueGesture = (before: WheelGesture, at: Instant, size: number): WheelGesture => ({
  ...before,
  at,
  latest: [...before.latest.slice(-2), size],
  peak: Math.max(before.peak, size),
  fading: before.fading || size <= before.peak / 2,
})

const rises = (
  { latest: [first = 0, second = 0, third = 0] }: WheelGesture,
  size: number,
): boolean => first < second && second < third && third <= size && size >= 1.5 * first
