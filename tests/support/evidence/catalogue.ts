import type { Evidence } from './evidence.ts'
import type { Kind } from './names.ts'

/** A row that tests must prove. */
export type Row = {
  id: string
  /** What the row says, one text for each of the catalogue's `columns`. */
  texts: readonly string[]
  /** The number of the decision that explains the row. */
  decision: number | undefined
  /** Why no test can prove it. */
  excuse: string | undefined
  /** The open issue that will implement it. */
  plannedFor: number | undefined
}

/** Rows that tests must prove, and the page that lists them. */
export type Catalogue = {
  kind: Kind
  /** The page's path in the repository. */
  page: string
  title: string
  introduction: string
  columns: readonly string[]
  /** The state of a row with an excuse. */
  excused: string
  sections: readonly { title: string; rows: readonly Row[] }[]
}

/** The contradictions between rows and tests, one sentence each. */
export const problemsOfEvidence = (
  { kind, excused, sections }: Pick<Catalogue, 'kind' | 'excused' | 'sections'>,
  evidence: readonly Evidence[],
): string[] => {
  const rows = sections.flatMap((section) => section.rows)
  const known = new Set(rows.map(({ id }) => id))
  return [
    ...evidence.flatMap((one) =>
      one.rows
        .filter((id) => !known.has(id))
        .map((id) => `${one.file} names row ${id}, which does not exist: '${one.title}'.`),
    ),
    ...rows.flatMap((row) => problemOf(row, kind, excused, evidenceFor(row, evidence)) ?? []),
  ]
}

/** The evidence that names a row. */
export const evidenceFor = ({ id }: Row, evidence: readonly Evidence[]): Evidence[] =>
  evidence.filter(({ rows }) => rows.includes(id))

/** Whether the tests of a row prove it: at least one passed, and none failed. */
export const isShown = (found: readonly Evidence[]): boolean =>
  found.some(({ ended }) => ended === 'passed') && found.every(({ ended }) => ended !== 'failed')

const problemOf = (
  { id, excuse, plannedFor }: Row,
  kind: Kind,
  excused: string,
  found: readonly Evidence[],
): string | undefined => {
  const named = found.map(({ file, title }) => `${file} '${title}'`).join(', ')
  if (excuse !== undefined || plannedFor !== undefined) {
    const state = plannedFor === undefined ? excused : `planned for issue ${plannedFor}`
    return named === ''
      ? undefined
      : `Row ${id} is marked '${state}', but a test names it: ${named}.`
  }
  if (found.length === 0) {
    return `No test names row ${id}. End a title with '(${kind} ${id})', or explain in the row why no test can prove it.`
  }
  if (isShown(found)) return undefined
  const endings = found.map(({ file, title, ended }) => `${file} '${title}' ${ended}`).join(', ')
  return `Row ${id} has no passing test: ${endings}.`
}
