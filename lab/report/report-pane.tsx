import { useId, useRef } from 'react'
import { labCopy } from '../copy.ts'
import { LabButton, Pane } from '../parts/controls.tsx'
import { field, hint, label, plainForm, row } from '../parts/parts.css.ts'
import type { PathFile } from '../paths/path-file.ts'
import type { Recording } from '../recording/recording.ts'
import { recordedPath, savePath } from './recorded-path.ts'
import type { Rule, RuleGroup } from './rule.ts'

type Props = {
  recording: Recording
  /** The virtual time of the step, as text. */
  time: string
  rules: readonly RuleGroup[]
  reportOf: (path: PathFile) => string
  onMessage: (sentence: string) => void
}

/**
 * "Something is wrong here": a report for the clipboard, and the path as a file that becomes a failing test.
 * Both state a rule that the machine breaks here, or leave it at the screen.
 */
export function ReportPane({ recording, time, rules, reportOf, onMessage }: Props) {
  const note = useRef<HTMLTextAreaElement>(null)
  const chosen = useRef<HTMLSelectElement>(null)
  const hintId = useId()
  const choices = rules.flatMap((group) => group.choices)

  function path(): PathFile {
    const choice = choices.find(({ rule }) => keyOf(rule) === chosen.current?.value)
    const sentence = choice ? labCopy.report.ruleAt(choice.sentence, time) : labCopy.report.title
    return recordedPath(recording, note.current?.value.trim() || sentence, choice?.rule ?? null)
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
    if (chosen.current?.value === '') {
      chosen.current.focus()
      onMessage(labCopy.report.ruleFirst)
      return
    }
    onMessage(savePath(path()))
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
          {labCopy.report.rule(time)}
          {/* Another step has other rules. */}
          <select key={JSON.stringify(recording)} ref={chosen} className={field} defaultValue="">
            <option value="" disabled>
              {labCopy.report.chooseRule}
            </option>
            {rules.map(({ kind, choices: inGroup }) => (
              <optgroup key={kind} label={labCopy.report.groups[kind]}>
                {inGroup.map(({ rule, sentence }) => (
                  <option key={sentence} value={keyOf(rule)}>
                    {sentence}
                  </option>
                ))}
              </optgroup>
            ))}
            <option value={nothing}>{labCopy.report.screenIsWrong}</option>
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

const keyOf = (rule: Rule): string => JSON.stringify(rule)

const nothing = 'nothing'
