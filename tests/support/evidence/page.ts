import { posix } from 'node:path'
import { type Catalogue, evidenceFor, isShown, type Row } from './catalogue.ts'
import type { Evidence } from './evidence.ts'

/**
 * The page of a catalogue. It contains no date and no duration, so the same results always give the same page.
 * `decisions` are the file names of the decisions. Throws if a row refers to another one.
 */
export const pageOf = (
  { title, introduction, columns, excused, sections }: Catalogue,
  evidence: readonly Evidence[],
  decisions: readonly string[],
): string => {
  const states = ['passed', 'not passed', excused, 'planned']
  const stateOf = (row: Row): string => {
    if (row.excuse !== undefined) return excused
    if (row.plannedFor !== undefined) return 'planned'
    return isShown(evidenceFor(row, evidence)) ? 'passed' : 'not passed'
  }
  const counts = (name: string, rows: readonly Row[]): string[] => {
    const found = rows.map(stateOf)
    return [
      name,
      ...[found, ...states.map((state) => found.filter((one) => one === state))].map(({ length }) =>
        String(length),
      ),
    ]
  }
  return [
    `# ${title}`,
    introduction,
    table(
      ['Section', 'Rows', ...states],
      [
        ...sections.map((section) =>
          counts(`[${section.title}](#${anchorOf(section.title)})`, section.rows),
        ),
        counts(
          'In all',
          sections.flatMap(({ rows }) => rows),
        ),
      ],
    ),
    ...sections.flatMap((section) => [
      `## ${section.title}`,
      table(
        ['Row', ...columns, 'State', 'Shown by'],
        section.rows.map((row) => [
          row.id,
          ...row.texts.map(escaped),
          `${stateOf(row)}${readingIn(decisions, row.decision)}`,
          shownBy(row, evidenceFor(row, evidence)),
        ]),
      ),
    ]),
  ]
    .join('\n\n')
    .concat('\n')
}

const shownBy = ({ excuse, plannedFor }: Row, found: readonly Evidence[]): string => {
  if (excuse !== undefined) return escaped(excuse)
  if (plannedFor !== undefined) return `planned for issue ${plannedFor}`
  const named = found
    .map(({ file, title }) => `[${posix.basename(file)}](../${file}): ${escaped(title)}`)
    .sort()
  const rest = named.length - maxTitles
  return [...named.slice(0, maxTitles), ...(rest > 0 ? [`and ${rest} more`] : [])].join('<br>')
}

/** Titles of parameterised tests would fill a cell. */
const maxTitles = 4

const readingIn = (decisions: readonly string[], decision: number | undefined): string => {
  if (decision === undefined) return ''
  const number = String(decision).padStart(4, '0')
  const isReading = decision <= 30
  const file = isReading
    ? `readings.md#${number}`
    : decisions.find((name) => name.startsWith(`${number}-`))
  if (file === undefined) throw new Error(`There is no decision ${number}.`)
  return `, as read in [${number}](decisions/${file})`
}

/** The anchor of a heading on GitHub. */
const anchorOf = (title: string): string =>
  title.toLowerCase().replaceAll(/[.,]/g, '').replaceAll(' ', '-')

const escaped = (text: string): string => text.replace(/[\\`*_[\]<>|]/g, (sign) => `\\${sign}`)

const table = (head: readonly string[], lines: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
