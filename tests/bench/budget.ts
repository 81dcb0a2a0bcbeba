import budgets from './budgets.json' with { type: 'json' }
import type { Figure } from './part.ts'

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

/** The rows of the printed table, by the name of the figure. */
export const rowsOf = (figures: readonly Figure[]) =>
  Object.fromEntries(
    figures.map((figure) => {
      const { name, value, unit, spread, baseline } = figure
      return [
        name,
        {
          ...{ result: rounded(value), unit, spread: spread === undefined ? '' : rounded(spread) },
          'compared with': baseline ? `${rounded(baseline.value)} ${baseline.name}` : '',
          ...{ budget: limitOf(figure) ?? '', '': verdictOf(figure) },
        },
      ]
    }),
  )

const rounded = (value: number): number => Number(value.toPrecision(3))
