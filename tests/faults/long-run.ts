import * as v from 'valibot'
import type { Evidence } from '../support/evidence/evidence.ts'
import { namesInSource } from '../support/evidence/names.ts'

/** Long cases have files of their own, which only `npm run test:faults` runs. */
export const isLong = ({ file }: { file: string }): boolean => file.endsWith('.long.e2e.ts')

/** The results of the long cases as JSON. The same results always give the same text. */
export const recordOf = (evidence: readonly Evidence[]): string => {
  const inOrder = [...evidence].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  return `${JSON.stringify(inOrder, null, 2)}\n`
}

const keyOf = ({ file, named }: Evidence): string => `${file} ${named}`

const recorded = v.array(
  v.object({
    file: v.string(),
    title: v.string(),
    named: v.string(),
    rows: v.array(v.string()),
    ended: v.picklist(['passed', 'failed', 'skipped']),
  }),
)

/**
 * The recorded results of the long cases that still exist in the sources. A row that a source names and the record does
 * not contain counts as skipped, so a case that has never run proves nothing.
 */
export const recordedIn = (
  record: string,
  sources: readonly { file: string; text: string }[],
): Evidence[] => {
  const endings = v.parse(recorded, JSON.parse(record))
  return sources.filter(isLong).flatMap(({ file, text }) => {
    const rows = namesInSource('fault', text).named
    const known = endings.filter(
      (one) => one.file === file && one.rows.every((row) => rows.includes(row)),
    )
    const missing = rows.filter((row) => known.every((one) => !one.rows.includes(row)))
    return missing.length === 0 ? known : [...known, notYetRun(file, [...new Set(missing)])]
  })
}

const notYetRun = (file: string, rows: readonly string[]): Evidence => ({
  file,
  title: 'not run yet by npm run test:faults',
  named: '',
  rows,
  ended: 'skipped',
})
