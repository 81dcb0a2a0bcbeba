import type { AnyModel } from 'statewalk'
import { chartOf, mermaidOf } from '../chart/chart-of.ts'

const begin = '<!-- charts: written by npm run charts -->'
const end = '<!-- /charts -->'

/** The document with a chart of every machine between its markers. Throws if it has no markers. */
export const withCharts = (document: string, models: readonly AnyModel[]): string => {
  const from = document.indexOf(begin)
  const to = document.indexOf(end)
  if (from === -1 || to < from) throw new Error(`The document lacks '${begin}' and '${end}'.`)
  const charts = models.map(({ machine, question }) =>
    [
      '<details>',
      `<summary>${machine.id}: ${question}</summary>`,
      '',
      '```mermaid',
      mermaidOf(chartOf(machine)),
      '```',
      '',
      '</details>',
    ].join('\n'),
  )
  return [document.slice(0, from + begin.length), ...charts, document.slice(to)].join('\n')
}
