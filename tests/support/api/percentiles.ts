/** The times below which these shares of all times lie, in the unit of the times. */
export const timingsAt = (times: readonly number[], shares: readonly number[]): number[] => {
  const sorted = times.toSorted((one, other) => one - other)
  return shares.map((share) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0)
}
