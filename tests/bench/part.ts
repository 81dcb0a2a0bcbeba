/** A part of the benchmark: its name on the command line, and its measurement, which `isQuick` runs once. */
export type Part = {
  name: string
  question: string
  run(isQuick: boolean): Promise<readonly Figure[]>
}

/** One figure, with its baseline from the same run. */
export type Figure = {
  name: string
  /** The median. */
  value: number
  /** 'ms', 'kB', '×' and the like. */
  unit: string
  /** The interquartile range, in the same unit. */
  spread?: number
  /** The lower bound or the result of an empty page, in the same unit and run. */
  baseline?: { name: string; value: number }
  /** Its budget: the group and the name in budgets.json. */
  budget?: readonly [group: string, name: string]
}
