/** A part of the benchmark: its name on the command line, and its measurement, which `isQuick` runs once. */
export type Part = {
  name: string
  question: string
  run(isQuick: boolean): Promise<readonly Figure[]>
}

/** One figure, named as its budget in tests/budgets.md, with its baseline from the same run. */
export type Figure = {
  name: string
  /** What the value belongs to, such as the slowest of all interactions. */
  of?: string
  /** The median. */
  value: number
  /** 'ms', '×' and the like. */
  unit: string
  /** The interquartile range, in the same unit. */
  spread?: number
  /** The lower bound or the result of an empty page, in the same unit and run. */
  baseline?: { name: string; value: number }
}

/** The median of these values and the interquartile range. */
export const timingOf = (values: readonly number[]): { value: number; spread: number } => {
  const sorted = values.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  return { value: at(0.5), spread: at(0.75) - at(0.25) }
}
