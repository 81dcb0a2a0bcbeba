import type { Evidence } from './evidence.ts'
import type { Row, Section } from './row.ts'

/** What is wrong with the rows themselves, one sentence each. */
export const problemsOfRows = (sections: readonly Section[]): string[] => {
  const all = sections.flatMap(({ rows }) => rows)
  const ids = all.map(({ id }) => id)
  return [
    ...sections.flatMap(({ number, rows }) =>
      rows
        .filter(({ id }) => !new RegExp(`^${number}\\.\\d{2,3}$`).test(id))
        .map(({ id }) => `Row ${id} stands in section ${number}: its id should begin with it.`),
    ),
    ...ids
      .filter((id, index) => ids.indexOf(id) !== index)
      .map((id) => `Row ${id} stands there twice.`),
    ...sections.flatMap(({ rows }) =>
      rows
        .filter(({ id }, index) => index > 0 && place(id) < place(rows[index - 1]?.id ?? id))
        .map(({ id }) => `Row ${id} is out of order.`),
    ),
    ...all
      .filter((row) => row.nothingToShow !== undefined && row.plannedFor !== undefined)
      .map(({ id }) => `Row ${id} cannot both have nothing to show and be planned.`),
  ]
}

const place = (id: string): number => Number(id.split('.')[1])

/** Where rows and tests do not agree, one sentence each. */
export const problemsOfEvidence = (
  rows: readonly Row[],
  evidence: readonly Evidence[],
): string[] => {
  const known = new Set(rows.map(({ id }) => id))
  return [
    ...evidence.flatMap((one) =>
      one.rows
        .filter((id) => !known.has(id))
        .map((id) => `${one.file} names row ${id}, which does not exist: '${one.title}'.`),
    ),
    ...rows.flatMap((row) => problemOf(row, evidenceFor(row, evidence)) ?? []),
  ]
}

/** The evidence that names a row. */
export const evidenceFor = (row: Row, evidence: readonly Evidence[]): Evidence[] =>
  evidence.filter(({ rows }) => rows.includes(row.id))

/** Whether a row's tests show it: one passed at least, and none failed. */
export const isShown = (found: readonly Evidence[]): boolean =>
  found.some(({ ended }) => ended === 'passed') && found.every(({ ended }) => ended !== 'failed')

const problemOf = (row: Row, found: readonly Evidence[]): string | undefined => {
  const named = found.map(({ file, title }) => `${file} '${title}'`).join(', ')
  if (row.nothingToShow !== undefined) {
    return found.length > 0
      ? `Row ${row.id} is said to have nothing to show, and yet a test names it: ${named}.`
      : undefined
  }
  if (row.plannedFor !== undefined) {
    return found.length > 0
      ? `Row ${row.id} is planned for issue ${row.plannedFor}, and yet a test names it: ${named}. Take plannedFor away.`
      : undefined
  }
  if (found.length === 0) {
    return `Row ${row.id} is named by no test: end a title with '(spec ${row.id})', or say in its section why there is nothing to show.`
  }
  if (isShown(found)) return undefined
  const endings = found.map(({ file, title, ended }) => `${file} '${title}' ${ended}`).join(', ')
  return `Row ${row.id} has no passing test: ${endings}.`
}
