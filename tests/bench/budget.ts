import * as v from 'valibot'
import budgets from './budgets.json' with { type: 'json' }
import { cellText, type Figure, type Table } from './part.ts'

const limits = v.parse(
  v.record(v.string(), v.record(v.string(), v.object({ limit: v.number(), source: v.string() }))),
  Object.fromEntries(Object.entries(budgets).filter(([, group]) => typeof group === 'object')),
)

/** The maximum of a figure, or null without a budget. Throws for a budget that is not in the file. */
export const limitOf = ({ name, budget }: Figure): number | null => {
  if (!budget) return null
  const limit = limits[budget[0]]?.[budget[1]]?.limit
  if (limit === undefined) throw new Error(`budgets.json has no ${budget.join(', ')} for ${name}`)
  return limit
}

/** Whether a figure meets its budget. Higher is better for Lighthouse scores only. */
export const verdictOf = (figure: Figure): 'met' | 'missed' | '' => {
  const limit = limitOf(figure)
  if (limit === null) return ''
  const isScore = figure.unit === 'of 100'
  return (isScore ? figure.value >= limit : figure.value <= limit) ? 'met' : 'missed'
}

/** The figures of some parts as one table; `before` holds the results of the previous run. */
export const figureTable = (
  figures: readonly Figure[],
  before: Readonly<Record<string, number>> = {},
): Table => ({
  title: 'All figures, compared with a floor or a no-op of the same run.',
  columns: ['figure', 'result', 'unit', 'spread', 'previous run', 'compared with', 'budget', ''],
  rows: figures.map((figure) => [
    figure.name,
    figure.value,
    figure.unit,
    figure.spread ?? '',
    before[figure.name] ?? '',
    figure.baseline ? `${cellText(figure.baseline.value)} ${figure.baseline.name}` : '',
    limitOf(figure) ?? '',
    verdictOf(figure),
  ]),
})
