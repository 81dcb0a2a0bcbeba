import type { Instant } from '../member.ts'

/** A wheel event of a mouse or trackpad; `delta` is in px, positive downwards. */
export type WheelTurn = {
  at: Instant
  delta: number
  /** Whether the event is momentum scrolling; absent if the browser does not support `WheelEvent.momentum`. */
  momentum?: boolean | undefined
  /** Whether the page can take a step now. */
  ready?: boolean | undefined
}

/** The state of the current gesture. */
export type WheelGesture = {
  at: Instant
  /** The sign of its deltas; 0 before the first gesture. */
  direction: number
  /** The sizes of its latest events after the first in px, at most three, oldest first. */
  latest: readonly number[]
  peak: number
  /** Whether the sizes have fallen to half of the peak. Only then can rising sizes start another gesture. */
  fading: boolean
  coasting: boolean
  /** The sum of deltas in px that may become a gesture: small ones after a pause, or ones against the gesture. */
  gathered: number
  /** Whether it turned back before the page was ready. It then starts once the page is, unless only inertia is left. */
  early: boolean
}

/** The state before the first event. */
export const noWheelGesture: WheelGesture = {
  at: Number.NEGATIVE_INFINITY,
  direction: 0,
  latest: [],
  peak: 0,
  fading: false,
  coasting: false,
  gathered: 0,
  early: false,
}

const pauseBetweenGestures = 150
const minDelta = 2
/** In px. A finger on a trackpad also moves back by a few px when it is lifted. */
const minGathered = 20

/**
 * Updates the gesture with a wheel event and returns whether the event starts a new gesture. Momentum events never do.
 * In browsers that do not report momentum, a gesture starts after a pause of 150 ms, if the sizes of a fading gesture
 * rise three times in a row and by at least half, because the sizes of momentum events only fall, or with the event
 * that completes 20 px of small deltas or of deltas in the other direction (decision 0048).
 */
export const readWheel = (
  before: WheelGesture,
  { at, delta, momentum = false, ready = true }: WheelTurn,
): { gesture: WheelGesture; starts: boolean } => {
  const size = Math.abs(delta)
  if (momentum) return { gesture: { ...before, at, coasting: true }, starts: false }
  const gathered = gather(before, at, delta)
  const begins =
    Math.abs(gathered) >= minGathered ||
    (size >= minDelta &&
      (before.coasting || isFresh(before, at) || (before.fading && rises(before, size))))
  if (begins) {
    const direction = Math.sign(delta)
    const early = !ready && direction === -lastStep(before)
    return { gesture: { ...noWheelGesture, at, direction, peak: size, early }, starts: !early }
  }
  const gesture = { ...continueGesture(before, size), at, gathered }
  const starts =
    gesture.early && ready && size >= gesture.peak && Math.sign(delta) === gesture.direction
  return { gesture: { ...gesture, early: gesture.early && !starts }, starts }
}

const isAfterPause = (before: WheelGesture, at: Instant): boolean =>
  at - before.at > pauseBetweenGestures

/** Whether there are at most small events since the pause. */
const isFresh = (before: WheelGesture, at: Instant): boolean =>
  isAfterPause(before, at) || (before.gathered !== 0 && before.gathered * before.direction >= 0)

const gather = (before: WheelGesture, at: Instant, delta: number): number => {
  if (isAfterPause(before, at)) return delta
  if (before.gathered * delta > 0) return before.gathered + delta
  return before.direction * delta < 0 ? delta : 0
}

/** The direction of the last gesture that started. */
const lastStep = ({ direction, early }: WheelGesture): number => (early ? -direction : direction)

const continueGesture = (before: WheelGesture, size: number): WheelGesture =>
  size < minDelta
    ? before
    : {
        ...before,
        latest: [...before.latest.slice(-2), size],
        peak: Math.max(before.peak, size),
        fading: before.fading || size <= before.peak / 2,
      }

const rises = (
  { latest: [first = 0, second = 0, third = 0] }: WheelGesture,
  size: number,
): boolean => first < second && second < third && third <= size && size >= 1.5 * first
