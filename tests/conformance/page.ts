import { posix } from 'node:path'
import type { Evidence } from './evidence.ts'
import { evidenceFor, isShown } from './problems.ts'
import type { Row, Section } from './row.ts'

type Sources = {
  sections: readonly Section[]
  evidence: readonly Evidence[]
  /** The file names of the decisions. */
  decisions: readonly string[]
}

/** The page docs/conformance.md. It holds no date and no duration: the same results always write the same page. */
export const conformancePage = ({ sections, evidence, decisions }: Sources): string => {
  const stateOf = (row: Row) => rowState(row, evidenceFor(row, evidence))
  const counted = sections.map((section) => ({
    title: `[${section.number}. ${section.title}](#${anchorOf(section)})`,
    states: section.rows.map(stateOf),
  }))
  const inAll = { title: 'In all', states: counted.flatMap(({ states }) => states) }
  return [
    '# Conformance',
    'Every statement of the specification, and what shows it. The whole test run writes this page; [how to add a row](../tests/conformance/README.md).',
    table(
      ['Section', 'Rows', ...states],
      [...counted, inAll].map(({ title, states: found }) => [
        title,
        String(found.length),
        ...states.map((state) => String(found.filter((one) => one === state).length)),
      ]),
    ),
    ...sections.flatMap((section) => [
      `## ${section.number}. ${section.title}`,
      table(
        ['Row', 'The specification says', 'State', 'Shown by'],
        section.rows.map((row) => [
          row.id,
          escaped(row.says),
          `${stateOf(row)}${readingOf(row, decisions)}`,
          shownBy(row, evidenceFor(row, evidence)),
        ]),
      ),
    ]),
  ]
    .join('\n\n')
    .concat('\n')
}

const states = ['passed', 'not passed', 'nothing to show', 'planned'] as const

type State = (typeof states)[number]

const rowState = (row: Row, found: readonly Evidence[]): State => {
  if (row.nothingToShow !== undefined) return 'nothing to show'
  if (row.plannedFor !== undefined) return 'planned'
  return isShown(found) ? 'passed' : 'not passed'
}

const readingOf = ({ reading }: Row, decisions: readonly string[]): string => {
  if (reading === undefined) return ''
  const number = String(reading).padStart(4, '0')
  const file = decisions.find((name) => name.startsWith(`${number}-`))
  if (file === undefined) throw new Error(`There is no decision ${number}.`)
  return `, as read in [${number}](decisions/${file})`
}

const shownBy = (row: Row, found: readonly Evidence[]): string => {
  if (row.nothingToShow !== undefined) return escaped(row.nothingToShow)
  if (row.plannedFor !== undefined) return `planned for issue ${row.plannedFor}`
  const named = found.map(linkTo).sort()
  const rest = named.length - most
  return [...named.slice(0, most), ...(rest > 0 ? [`and ${rest} more`] : [])].join('<br>')
}

/** A table of cases fills a cell with its titles: the first ones are enough to find the rest. */
const most = 4

const linkTo = ({ file, title }: Evidence): string =>
  `[${posix.basename(file)}](../${file}): ${escaped(title)}`

/** Titles are plain text: what Markdown would read as markup is taken literally. */
const escaped = (text: string): string => text.replace(/[\\`*_[\]<>|]/g, (sign) => `\\${sign}`)

const table = (head: readonly string[], lines: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const anchorOf = ({ number, title }: Section): string =>
  `${number}-${title.toLowerCase().replaceAll(' ', '-')}`
