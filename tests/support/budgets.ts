import { readFileSync } from 'node:fs'
import { inRepository } from './run/tools.ts'

type Row = Readonly<Record<string, string>>

/** The rows of a table of tests/budgets.md, by the text of their first cell. */
export const budgetsOf = (heading: string): ReadonlyMap<string, Row> => {
  const [, section = ''] = readFileSync(inRepository('tests/budgets.md'), 'utf8').split(
    `## ${heading}\n`,
  )
  const [table = ''] = section.split('\n## ')
  const [columns = [], , ...rows] = table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  return new Map(
    rows.map((cells) => [
      cells[1] ?? '',
      Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])),
    ]),
  )
}

/** What a page was measured to need, by the column of its budget. */
export type Measured = ReadonlyMap<string, Readonly<Record<string, number>>>

/** A table of the measured values above their budgets; '' if there is none. Throws for a value without a budget. */
export const overBudget = (measured: Measured): string => {
  const budgets = budgetsOf('Every commit')
  const rows = [...measured].flatMap(([page, values]) =>
    Object.entries(values).flatMap(([column, value]) => {
      const budget = Number(budgets.get(page)?.[column] || Number.NaN)
      if (Number.isNaN(budget)) throw new Error(`tests/budgets.md has no ${column} of ${page}`)
      return value > budget ? [[page, column, Number(value.toFixed(2)), budget]] : []
    }),
  )
  return rows.length === 0
    ? ''
    : [['page', '', 'measured', 'budget'], ...rows].map((row) => row.join('\t')).join('\n')
}
