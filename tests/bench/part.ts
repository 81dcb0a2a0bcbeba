/** How much is measured: `quick` runs everything once; `deep` adds slow measurements. */
export type Depth = 'quick' | 'usual' | 'deep'

/** A part of the benchmark: its name on the command line, and its measurement. */
export type Part = {
  name: string
  question: string
  run(depth: Depth): Promise<Found>
}

/** The results of a part: the few figures that answer its question, and tables that explain them. */
export type Found = { figures: readonly Figure[]; tables?: readonly Table[] }

/** A table for people and for `test-results/bench.json`. */
export type Table = {
  title: string
  columns: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}

/** One figure, with its baseline from the same run. */
export type Figure = {
  name: string
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

/** A table as lines of text, numbers right-aligned. */
export const tableLines = ({ title, columns, rows }: Table): readonly string[] => {
  const cells = [columns, ...rows.map((row) => row.map(cellText))]
  const widths = columns.map((_, column) =>
    Math.max(...cells.map((row) => (row[column] ?? '').length)),
  )
  const lines = cells.map((row, index) =>
    row
      .map((text, column) =>
        index > 0 && typeof rows[index - 1]?.[column] === 'number'
          ? text.padStart(widths[column] ?? 0)
          : text.padEnd(widths[column] ?? 0),
      )
      .join('  '),
  )
  return [title, ...lines, '']
}

/** A number with three significant digits; thousands are rounded to integers. */
export const cellText = (cell: string | number): string => {
  if (typeof cell === 'string' || Number.isInteger(cell)) return String(cell)
  return Math.abs(cell) >= 100 ? String(Math.round(cell)) : String(Number(cell.toPrecision(3)))
}
