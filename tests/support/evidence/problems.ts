import type { Evidence } from './evidence.ts'
import type { Kind } from './names.ts'

/** A row of a catalogue that tests must prove. */
export type Claim = {
  id: string
  /** Why no test can prove it. */
  excuse?: string | undefined
  /** The open issue that will implement it. */
  plannedFor?: number | undefined
}

/** The rows of a catalogue, and the text for a row with an excuse: 'have nothing to show'. */
export type Catalogue = { kind: Kind; claims: readonly Claim[]; excused: string }

/** The contradictions between rows and tests, one sentence each. */
export const problemsOfEvidence = (
  catalogue: Catalogue,
  evidence: readonly Evidence[],
): string[] => {
  const known = new Set(catalogue.claims.map(({ id }) => id))
  return [
    ...evidence.flatMap((one) =>
      one.rows
        .filter((id) => !known.has(id))
        .map((id) => `${one.file} names row ${id}, which does not exist: '${one.title}'.`),
    ),
    ...catalogue.claims.flatMap(
      (claim) => problemOf(claim, catalogue, evidenceFor(claim.id, evidence)) ?? [],
    ),
  ]
}

/** The evidence that names a row. */
export const evidenceFor = (id: string, evidence: readonly Evidence[]): Evidence[] =>
  evidence.filter(({ rows }) => rows.includes(id))

/** Whether the tests of a row prove it: at least one passed, and none failed. */
export const isShown = (found: readonly Evidence[]): boolean =>
  found.some(({ ended }) => ended === 'passed') && found.every(({ ended }) => ended !== 'failed')

const problemOf = (
  { id, excuse, plannedFor }: Claim,
  { kind, excused }: Catalogue,
  found: readonly Evidence[],
): string | undefined => {
  const named = found.map(({ file, title }) => `${file} '${title}'`).join(', ')
  if (excuse !== undefined) {
    return found.length > 0
      ? `Row ${id} is marked to ${excused}, but a test names it: ${named}.`
      : undefined
  }
  if (plannedFor !== undefined) {
    return found.length > 0
      ? `Row ${id} is planned for issue ${plannedFor}, but a test names it: ${named}. Remove plannedFor.`
      : undefined
  }
  if (found.length === 0) {
    return `No test names row ${id}. End a title with '(${kind} ${id})', or explain in the row why no test can prove it.`
  }
  if (isShown(found)) return undefined
  const endings = found.map(({ file, title, ended }) => `${file} '${title}' ${ended}`).join(', ')
  return `Row ${id} has no passing test: ${endings}.`
}
