import type { RanFile } from '../support/run/report.ts'
import { textOf } from '../support/source/repository.ts'
import { type Evidence, evidenceIn } from './evidence.ts'
import type { Kind } from './names.ts'

/** The catalogues of rows that tests must prove. */
export const catalogues: Readonly<Record<Kind, string>> = {
  spec: 'tests/conformance/specification.txt',
  fault: 'docs/faults.md',
}

/** A row that tests must prove. */
export type Row = {
  id: string
  text: string
  /** How the row is read, or why no test can prove it. */
  note: string
}

/* A line of the specification, and a row of the table of faults. */
const rowPatterns: Readonly<Record<Kind, RegExp>> = {
  spec: /^(\d\.\d{2,3}) (.+?)(?: \| (.+))?$/gm,
  fault: /^\| (\d+) \| (.+) \|()$/gm,
}

/** The rows in the text of a catalogue, in its order. */
export const rowsIn = (kind: Kind, text: string): Row[] =>
  [...text.matchAll(rowPatterns[kind])].map(([, id = '', statement = '', note = '']) => ({
    ...{ id, text: statement, note },
  }))

/** The rows of this kind in the repository. */
export const rowsOf = (kind: Kind): Row[] => rowsIn(kind, textOf(catalogues[kind]))

/** The contradictions between rows and tests, one sentence each. */
export const problemsOf = (
  kind: Kind,
  rows: readonly Row[],
  evidence: readonly Evidence[],
): string[] => {
  const ids = new Set(rows.map(({ id }) => id))
  return [
    ...evidence.flatMap((one) =>
      one.rows
        .filter((id) => !ids.has(id))
        .map((id) => `${one.file} names row ${id}, which does not exist: '${one.title}'.`),
    ),
    ...rows.flatMap((row) => problemOf(kind, row, evidenceFor(row.id, evidence)) ?? []),
  ]
}

const problemOf = (kind: Kind, row: Row, evidence: readonly Evidence[]): string | undefined => {
  const endings = evidence.map(({ file, title, ended }) => `${file} '${title}' ${ended}`).join(', ')
  if (isExcused(row)) {
    if (evidence.length === 0) return undefined
    return `Row ${row.id} is marked '${excused}', but a test names it: ${endings}.`
  }
  if (evidence.length === 0) {
    return `No test names row ${row.id}. End a title with '(${kind} ${row.id})', or explain in the row why no test can prove it.`
  }
  return isShown(evidence) ? undefined : `Row ${row.id} has no passing test: ${endings}.`
}

/** What the note of a row begins with that no test can prove. The reason follows. */
const excused = 'nothing to show'

const isExcused = ({ note }: Row): boolean => note.startsWith(`${excused}: `)

const evidenceFor = (id: string, evidence: readonly Evidence[]): Evidence[] =>
  evidence.filter(({ rows }) => rows.includes(id))

/** Whether the tests of a row prove it: at least one passed, and none failed. */
const isShown = (evidence: readonly Evidence[]): boolean =>
  evidence.some(({ ended }) => ended === 'passed') &&
  evidence.every(({ ended }) => ended !== 'failed')

/** The page of rows with the results of a run, and its problems. */
export const conformanceOf = (files: readonly RanFile[]): { page: string; problems: string[] } => {
  const kinds = (['spec', 'fault'] as const).map((kind) => {
    const [rows, evidence] = [rowsOf(kind), evidenceIn(kind, files)]
    return { page: pageOf(rows, evidence), problems: problemsOf(kind, rows, evidence) }
  })
  return {
    page: `# Conformance\n\n${kinds.map(({ page }) => page).join('\n')}`,
    problems: kinds.flatMap(({ problems }) => problems),
  }
}

/** The rows with their state and tests, after the number of rows in each state. */
export const pageOf = (rows: readonly Row[], evidence: readonly Evidence[]): string => {
  const counts = { passed: 0, 'not passed': 0, [excused]: 0 }
  const lines = rows.map((row) => {
    const own = evidenceFor(row.id, evidence)
    const state = isExcused(row) ? excused : isShown(own) ? 'passed' : 'not passed'
    counts[state] += 1
    const titles = own.map(({ file, title }) => `  - ${file}: ${title}\n`).sort()
    const note = row.note === '' ? '' : ` (${row.note})`
    return `- ${row.id} **${state}** ${row.text}${note}\n${titles.join('')}`
  })
  const sum = Object.entries(counts).map(([state, count]) => `${count} ${state}`)
  return `${rows.length} rows: ${sum.join(', ')}.\n\n${lines.join('')}`
}
