/** The median of these values and the interquartile range. */
export const timingOf = (values: readonly number[]): { value: number; spread: number } => {
  const sorted = values.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  return { value: at(0.5), spread: at(0.75) - at(0.25) }
}
