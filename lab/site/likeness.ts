/** The number of equal leaves in `sample` and `real`. A higher number means a better match. */
export const likeness = (sample: unknown, real: unknown): number => {
  if (typeof sample !== 'object' || sample === null) return Object.is(sample, real) ? 1 : 0
  if (typeof real !== 'object' || real === null) return 0
  return Object.entries(sample).reduce(
    (sum, [key, value]) => sum + likeness(value, Reflect.get(real, key)),
    0,
  )
}

/** The same values, sorted by likeness to `real`. The sort is stable. */
export const likeliestFirst = <Value>(
  values: readonly Value[],
  sampleOf: (value: Value) => unknown,
  real: unknown,
): readonly Value[] =>
  values.toSorted((one, other) => likeness(sampleOf(other), real) - likeness(sampleOf(one), real))
