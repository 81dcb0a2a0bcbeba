import * as v from 'valibot'
import budgets from './budgets.json' with { type: 'json' }
import { cellText, type Figure, type Table } from './part.ts'

const limits = v.parse(
  v.record(v.string(), v.record(v.string(), v.object({ limit: v.number(), source: v.string() }))),
  Object.fromEntries(Object.entries(budgets).filter(([, group]) => typeof group === 'object')),
)

/** What a figure may come to, or null where it has no budget. Throws for a budget that is not in the file. */
export const limitOf = ({ name, budget }: Figure): number | null => {
  if (!budget) return null
  const limit = limits[budget[0]]?.[budget[1]]?.limit
  if (limit === undefined) throw new Error(`budgets.json has no ${budget.join(', ')} for ${name}`)
  return limit
}

/** Whether a figure keeps its budget; of a Lighthouse score more is better. */
export const verdictOf = (figure: Figure): 'kept' | 'missed' | '' => {
  const limit = limitOf(figure)
  if (limit === null) return ''
  const isScore = figure.unit === 'of 100'
  return (isScore ? figure.value >= limit : figure.value <= limit) ? 'kept' : 'missed'
}

/** The figures of some parts as the one table of a run; `before` is what the run before it found. */
export const figureTable = (
  figures: readonly Figure[],
  before: Readonly<Record<string, number>> = {},
): Table => ({
  title: 'What was found, beside what does nothing or cannot be beaten in the same run.',
  columns: ['figure', 'found', 'unit', 'spread', 'run before', 'beside', 'budget', ''],
  rows: figures.map((figure) => [
    figure.name,
    figure.value,
    figure.unit,
    figure.spread ?? '',
    before[figure.name] ?? '',
    figure.beside ? `${cellText(figure.beside.value)} ${figure.beside.name}` : '',
    limitOf(figure) ?? '',
    verdictOf(figure),
  ]),
})
