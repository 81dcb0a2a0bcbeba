import type { Evidence } from './evidence.ts'
import type { Kind } from './names.ts'

/** A row of a catalogue, as far as its tests are concerned. */
export type Claim = {
  id: string
  /** Why no test can show it. */
  excuse?: string | undefined
  /** The open issue that will show it. */
  plannedFor?: number | undefined
}

/** The rows of a catalogue, and what it means that one is excused: 'have nothing to show'. */
export type Catalogue = { kind: Kind; claims: readonly Claim[]; excused: string }

/** Where rows and tests do not agree, one sentence each. */
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

/** Whether a row's tests show it: one passed at least, and none failed. */
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
      ? `Row ${id} is said to ${excused}, and yet a test names it: ${named}.`
      : undefined
  }
  if (plannedFor !== undefined) {
    return found.length > 0
      ? `Row ${id} is planned for issue ${plannedFor}, and yet a test names it: ${named}. Take plannedFor away.`
      : undefined
  }
  if (found.length === 0) {
    return `Row ${id} is named by no test: end a title with '(${kind} ${id})', or say in the row why none can show it.`
  }
  if (isShown(found)) return undefined
  const endings = found.map(({ file, title, ended }) => `${file} '${title}' ${ended}`).join(', ')
  return `Row ${id} has no passing test: ${endings}.`
}
