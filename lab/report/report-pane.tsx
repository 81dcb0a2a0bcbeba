import { useId, useRef } from 'react'
import { type Chart, makePath } from 'statewalk'
import { labCopy } from '../copy.ts'
import { saveAs } from '../export/download.ts'
import { LabButton } from '../parts/lab-button.tsx'
import { Pane } from '../parts/pane.tsx'
import { field, hint, label, plainForm, row } from '../parts/parts.css.ts'
import type { PathFile } from '../paths/path-file.ts'
import type { Recording } from '../recording/recording.ts'
import { commandFor, fileNameOf, recordedPath } from './recorded-path.ts'

type Props = {
  recording: Recording
  chart: Chart
  /** The report of this path as Markdown. */
  reportOf: (path: PathFile) => string
  onMessage: (sentence: string) => void
}

/** "Something is wrong here": a report for the clipboard, and the path as a file that becomes a failing test. */
export function ReportPane({ recording, chart, reportOf, onMessage }: Props) {
  const note = useRef<HTMLTextAreaElement>(null)
  const expected = useRef<HTMLSelectElement>(null)
  const hintId = useId()
  const leaves = chart.states.filter(
    ({ id, kind }) => kind !== 'history' && !chart.states.some(({ parent }) => parent === id),
  )

  function path(): PathFile {
    const title = note.current?.value.trim() || labCopy.report.title
    return recordedPath(recording, title, expected.current?.value || null)
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(reportOf(path()))
      onMessage(labCopy.report.copied)
    } catch {
      onMessage(labCopy.report.notCopied)
    }
  }

  function save() {
    const recorded = path()
    const { id } = makePath(recorded.input, recorded.moves)
    saveAs(
      fileNameOf(recorded, id),
      new Blob([`${JSON.stringify(recorded, null, 2)}\n`], { type: 'application/json' }),
    )
    onMessage(labCopy.report.saved(commandFor(recorded, id)))
  }

  return (
    <Pane title={labCopy.report.title}>
      <div className={plainForm}>
        <label className={label}>
          {labCopy.report.note}
          <textarea
            ref={note}
            className={field}
            rows={2}
            aria-keyshortcuts="r"
            aria-describedby={hintId}
          />
        </label>
        <label className={label}>
          {labCopy.report.expected}
          <select ref={expected} className={field} defaultValue="">
            <option value="">{labCopy.report.asExpectations}</option>
            {leaves.map(({ id }) => (
              <option key={id} value={id}>
                {id}
              </option>
            ))}
          </select>
        </label>
        <p id={hintId} className={hint}>
          {labCopy.report.hint}
        </p>
        <div className={row}>
          <LabButton onPress={() => void copy()}>{labCopy.report.copy}</LabButton>
          <LabButton onPress={save}>{labCopy.report.save}</LabButton>
        </div>
      </div>
    </Pane>
  )
}
