import type { Evidence } from '../support/evidence/evidence.ts'
import { escaped, readingIn, table, titlesOf } from '../support/evidence/page.ts'
import { evidenceFor, isShown } from '../support/evidence/problems.ts'
import type { Row, Section } from './row.ts'

type Sources = {
  sections: readonly Section[]
  evidence: readonly Evidence[]
  /** The file names of the decisions. */
  decisions: readonly string[]
}

/** The page docs/conformance.md. It contains no date and no duration, so the same results always give the same page. */
export const conformancePage = ({ sections, evidence, decisions }: Sources): string => {
  const stateOf = (row: Row) => rowState(row, evidenceFor(row.id, evidence))
  const counted = sections.map((section) => ({
    title: `[${section.number}. ${section.title}](#${anchorOf(section)})`,
    states: section.rows.map(stateOf),
  }))
  const total = { title: 'In all', states: counted.flatMap(({ states }) => states) }
  return [
    '# Conformance',
    'Every statement of the specification, and what shows it. The whole test run writes this page; [how to add a row](../tests/conformance/README.md).',
    table(
      ['Section', 'Rows', ...states],
      [...counted, total].map(({ title, states: found }) => [
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
          escaped(row.statement),
          `${stateOf(row)}${readingIn(decisions, row.reading)}`,
          shownBy(row, evidenceFor(row.id, evidence)),
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

const shownBy = (row: Row, found: readonly Evidence[]): string => {
  if (row.nothingToShow !== undefined) return escaped(row.nothingToShow)
  if (row.plannedFor !== undefined) return `planned for issue ${row.plannedFor}`
  return titlesOf(found)
}

const anchorOf = ({ number, title }: Section): string =>
  `${number}-${title.toLowerCase().replaceAll(' ', '-')}`
