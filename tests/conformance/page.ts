import { readFile, writeFile } from 'node:fs/promises'
import { posix } from 'node:path'
import type { RanFile } from '../support/run/report.ts'
import { inRepository } from '../support/run/tools.ts'
import { textOf } from '../support/source/repository.ts'
import { type Evidence, evidenceIn } from './evidence.ts'
import type { Kind } from './names.ts'

/** The pages with rows that tests must prove. */
export const pages: Readonly<Record<Kind, string>> = {
  spec: 'docs/conformance.md',
  fault: 'docs/faults.md',
}

/** A row that tests must prove. */
export type Row = {
  id: string
  /** Why no test can prove it. */
  excuse: string | undefined
}

/** The state of a row that no test can prove. Its last cell has the reason. */
const excused = 'nothing to show'

const anyRow = /^\| [\d.]+ \| .* \|$/gm

const cellsOf = (line: string): string[] => line.slice(2, -2).split(' | ')

/** The rows of a page, in its order. */
export const rowsIn = (page: string): Row[] =>
  (page.match(anyRow) ?? []).map(cellsOf).map((cells) => ({
    id: cells[0] ?? '',
    excuse: cells.at(-2) === excused ? cells.at(-1) : undefined,
  }))

/** The rows of the page of this kind in the repository. */
export const rowsOf = (kind: Kind): Row[] => rowsIn(textOf(pages[kind]))

/** The contradictions between rows and tests, one sentence each. */
export const problemsOf = (
  kind: Kind,
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
    ...rows.flatMap((row) => problemOf(kind, row, evidenceFor(row.id, evidence)) ?? []),
  ]
}

const problemOf = (
  kind: Kind,
  { id, excuse }: Row,
  found: readonly Evidence[],
): string | undefined => {
  const endings = found.map(({ file, title, ended }) => `${file} '${title}' ${ended}`).join(', ')
  if (excuse !== undefined) {
    if (found.length === 0) return undefined
    return `Row ${id} is marked '${excused}', but a test names it: ${endings}.`
  }
  if (found.length === 0) {
    return `No test names row ${id}. End a title with '(${kind} ${id})', or explain in the row why no test can prove it.`
  }
  return isShown(found) ? undefined : `Row ${id} has no passing test: ${endings}.`
}

const evidenceFor = (id: string, evidence: readonly Evidence[]): Evidence[] =>
  evidence.filter(({ rows }) => rows.includes(id))

/** Whether the tests of a row prove it: at least one passed, and none failed. */
const isShown = (found: readonly Evidence[]): boolean =>
  found.some(({ ended }) => ended === 'passed') && found.every(({ ended }) => ended !== 'failed')

/**
 * A page with the results of its tests in the last two cells of each row, and their sum in its line of counts. It
 * contains no date and no duration, so the same results always give the same page.
 */
export const renewed = (page: string, evidence: readonly Evidence[]): string => {
  const counts = { passed: 0, 'not passed': 0, [excused]: 0 }
  const rows = page.replace(anyRow, (line) => {
    const cells = cellsOf(line)
    const [before = '', shownBy = ''] = cells.slice(-2)
    const found = evidenceFor(cells[0] ?? '', evidence)
    const state = before === excused ? excused : isShown(found) ? 'passed' : 'not passed'
    counts[state] += 1
    const [reading = ''] = /, as read in .*$/.exec(before) ?? []
    const shown = state === excused ? shownBy : listed(found)
    return `| ${[...cells.slice(0, -2), state + reading, shown].join(' | ')} |`
  })
  const sum = Object.entries(counts).map(([state, count]) => `${count} ${state}`)
  return rows.replace(/^\d+ rows: .*$/m, `${rowsIn(page).length} rows: ${sum.join(', ')}.`)
}

const listed = (found: readonly Evidence[]): string => {
  const named = found
    .map(({ file, title }) => `[${posix.basename(file)}](../${file}): ${escaped(title)}`)
    .sort()
  const rest = named.length - maxTitles
  return [...named.slice(0, maxTitles), ...(rest > 0 ? [`and ${rest} more`] : [])].join('<br>')
}

/** Titles of parameterised tests would fill a cell. */
const maxTitles = 4

const escaped = (text: string): string => text.replace(/[\\`*_[\]<>|]/g, (sign) => `\\${sign}`)

/** Writes the results of a whole run into a page. Resolves with the problems, one sentence each. */
export const renewPage = async (kind: Kind, files: readonly RanFile[]): Promise<string[]> => {
  const evidence = evidenceIn(kind, files)
  const path = inRepository(pages[kind])
  const before = await readFile(path, 'utf8')
  const problems = problemsOf(kind, rowsIn(before), evidence)
  const text = renewed(before, evidence)
  if (text === before) return problems
  await writeFile(path, text)
  return [...problems, `${pages[kind]} was out of date and has been rewritten. Commit it.`]
}
