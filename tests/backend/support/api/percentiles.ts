/** Returns the percentiles of the times, in their unit. `shares` are between 0 and 1. */
export const timingsAt = (times: readonly number[], shares: readonly number[]): number[] => {
  const sorted = times.toSorted((one, other) => one - other)
  return shares.map((share) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0)
}
