/**
 * The places (0 to 1) of successive moments (ms from the start) on a track that ends at `end`: to scale, but each at least
 * `gap` after the one before it, so that moments of the same time are not on top of each other.
 */
export const placesOf = (times: readonly number[], end: number, gap: number): readonly number[] => {
  const distance = Math.min(gap, 1 / Math.max(times.length - 1, 1))
  const places: number[] = []
  for (const time of times)
    places.push(Math.max(time / end, (places.at(-1) ?? -distance) + distance))
  for (let index = places.length - 1, max = 1; index >= 0; index -= 1, max -= distance)
    places[index] = Math.min(places[index] ?? 0, max)
  return places
}

/** The index of the place that is nearest to a point of the track. */
export const nearestTo = (point: number, places: readonly number[]): number =>
  places.reduce(
    (nearest, place, index) =>
      Math.abs(place - point) < Math.abs((places[nearest] ?? 0) - point) ? index : nearest,
    0,
  )

/** The times (ms) of at most nine ticks up to `end`, in steps that a clock has. */
export const ticksUpTo = (end: number): readonly number[] => {
  const step = clockSteps.find((one) => end / one <= 8) ?? end
  return Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => index * step)
}

const clockSteps = [1, 5, 10, 30, 60, 300, 600, 1_800, 3_600, 21_600, 86_400].map(
  (seconds) => seconds * 1_000,
)
