/** A part of the bench: what it is called on the command line, and what it finds. */
export type Part = {
  name: string
  question: string
  run(): Promise<readonly Table[]>
}

/** What a part has found, for people and for `test-results/bench.json`. */
export type Table = {
  title: string
  columns: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}

/** A table as lines of text, numbers to the right. */
export const tableLines = ({ title, columns, rows }: Table): readonly string[] => {
  const cells = [columns, ...rows].map((row) => row.map(cellText))
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

const cellText = (cell: string | number): string =>
  typeof cell === 'string' ? cell : Number.isInteger(cell) ? String(cell) : cell.toPrecision(3)
