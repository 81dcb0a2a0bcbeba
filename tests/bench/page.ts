import { figureTable } from './budget.ts'
import { cellText, type Table } from './part.ts'
import { type Bench, type PartRecord, wasBusy } from './record.ts'

const [start, end] = ['<!-- bench -->', '<!-- /bench -->']

/**
 * The text of docs/performance.md with the results of the last runs between its markers. Quick runs have no results.
 * Throws if the page has results of a part that has none in `bench`, because they would be lost.
 */
export const pageWith = (page: string, bench: Bench): string => {
  const [before, rest] = page.split(start)
  const [results = '', after] = rest?.split(end) ?? []
  if (before === undefined || after === undefined) throw new Error(`The page has no ${start}`)
  const lost = [...results.matchAll(/^### (\S+)$/gm)].flatMap(([, part]) =>
    part === undefined || part in bench ? [] : [part],
  )
  if (lost.length > 0) {
    throw new Error(
      `The page has results of ${lost.join(', ')}, which are not stored here. Run \`npm run bench -- ${lost.join(' ')}\`, then \`npm run bench:page\`.`,
    )
  }
  return `${before}${start}\n\n${found(bench)}\n\n${end}${after}`
}

const found = (bench: Bench): string => {
  const parts = Object.entries(bench).filter(([, { depth }]) => depth !== 'quick')
  const runs: Table = {
    title: '',
    columns: ['part', 'day', 'depth', 'machine', 'load at start', 'duration s'],
    rows: parts.map(([name, record]) => [
      ...[name, record.day, record.depth, record.machine],
      `${record.load}${wasBusy(record) ? ' (busy: read the ratios)' : ''}`,
      record.seconds,
    ]),
  }
  const figures = figureTable(
    parts.flatMap(([, record]) => record.figures),
    Object.assign({}, ...parts.map(([, record]) => record.before)),
  )
  return [
    '## The last run',
    ...markdown(runs),
    ...markdown(figures),
    ...parts.flatMap(([name, record]) => details(name, record)),
  ].join('\n\n')
}

const details = (name: string, { tables }: PartRecord): string[] => [
  `### ${name}`,
  ...tables.flatMap(markdown),
]

const markdown = ({ title, columns, rows }: Table): string[] => {
  const heading = title === '' ? [] : [title]
  if (columns.length === 0) return heading
  const numeric = columns.map((_, column) =>
    rows.every((row) => typeof row[column] !== 'string' || row[column] === ''),
  )
  const lines = [
    columns,
    numeric.map((right) => (right ? '--:' : '---')),
    ...rows.map((row) => row.map(cellText)),
  ].map((cells) => `| ${cells.join(' | ')} |`)
  return [...heading, lines.join('\n')]
}
