import budgets from './budgets.json' with { type: 'json' }
import { cellText, type Figure, type Table } from './part.ts'

/** The maximum of a figure, or null without a budget. Throws for a budget that is not in the file. */
export const limitOf = ({ name, budget }: Figure): number | null => {
  if (!budget) return null
  const groups: Readonly<Record<string, unknown>> = budgets
  const limits = groups[budget[0]] as Readonly<Record<string, { limit: number }>> | undefined
  const limit = limits?.[budget[1]]?.limit
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

/** All figures as one table. */
export const figureTable = (figures: readonly Figure[]): Table => ({
  title: 'All figures, compared with a floor or a no-op of the same run.',
  columns: ['figure', 'result', 'unit', 'spread', 'compared with', 'budget', ''],
  rows: figures.map((figure) => [
    ...[figure.name, figure.value, figure.unit, figure.spread ?? ''],
    figure.baseline ? `${cellText(figure.baseline.value)} ${figure.baseline.name}` : '',
    ...[limitOf(figure) ?? '', verdictOf(figure)],
  ]),
})
