import * as v from 'valibot'
import type { Evidence } from '../support/evidence/evidence.ts'
import { namesInSource } from '../support/evidence/names.ts'

/** Cases that take long stand in files of their own; only `npm run test:faults` runs them. */
export const isLong = ({ file }: { file: string }): boolean => file.endsWith('.long.e2e.ts')

/** How the long cases ended, as JSON; the same endings always write the same. */
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
 * What a record says of the long cases that the sources still hold. A row that a source names and the record does not
 * counts as skipped, so that nothing counts as shown that has never run.
 */
export const recordedIn = (
  record: string,
  sources: readonly { file: string; text: string }[],
): Evidence[] => {
  const endings = v.parse(recorded, JSON.parse(record))
  return sources.filter(isLong).flatMap(({ file, text }) => {
    const rows = namesInSource('fault', text).named
    const held = endings.filter(
      (one) => one.file === file && one.rows.every((row) => rows.includes(row)),
    )
    const missing = rows.filter((row) => held.every((one) => !one.rows.includes(row)))
    return missing.length === 0 ? held : [...held, notYetRun(file, [...new Set(missing)])]
  })
}

const notYetRun = (file: string, rows: readonly string[]): Evidence => ({
  file,
  title: 'not run yet by npm run test:faults',
  named: '',
  rows,
  ended: 'skipped',
})
