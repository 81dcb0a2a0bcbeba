/** How much is measured: `quick` tries everything once and finds no figures; `deep` adds what takes long. */
export type Depth = 'quick' | 'usual' | 'deep'

/** A part of the bench: what it is called on the command line, and what it finds. */
export type Part = {
  name: string
  question: string
  run(depth: Depth): Promise<Found>
}

/** What a part has found: tables to look into, and the few figures that answer its question. */
export type Found = { tables: readonly Table[]; figures: readonly Figure[] }

/** A table for people and for `test-results/bench.json`. */
export type Table = {
  title: string
  columns: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}

/** One answer, beside what it is to be compared with in the same run. */
export type Figure = {
  name: string
  value: number
  /** 'ms', 'kB', '×' and the like. */
  unit: string
  /** The distance between the quartiles, in the same unit. */
  spread?: number
  /** What nothing can be better than, or what does nothing, in the same unit and run. */
  beside?: { name: string; value: number }
  /** Its budget: the group and the name in budgets.json. */
  budget?: readonly [group: string, name: string]
}

/** A table as lines of text, numbers to the right. */
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

/** A number with three digits that count; thousands are whole. */
export const cellText = (cell: string | number): string => {
  if (typeof cell === 'string' || Number.isInteger(cell)) return String(cell)
  return Math.abs(cell) >= 100 ? String(Math.round(cell)) : String(Number(cell.toPrecision(3)))
}
