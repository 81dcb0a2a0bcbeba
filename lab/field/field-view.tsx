import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { Lab } from '../app/lab.ts'
import { labCopy } from '../copy.ts'
import { fieldCopy } from '../field-copy.ts'
import { LabButton } from '../parts/lab-button.tsx'
import {
  compactRow,
  failure,
  field as fieldStyle,
  heading,
  hint,
  label,
  note,
  row,
  view,
} from '../parts/parts.css.ts'
import type { Recording } from '../recording/recording.ts'
import { savePath } from '../report/recorded-path.ts'
import * as styles from './field.css.ts'
import type { Field } from './field.ts'
import { FieldEvents } from './field-events.tsx'
import type { ReplayedActor } from './replay-actor.ts'
import { type ReplayedReport, regressionOf } from './replay-report.ts'
import { divergenceLine } from './report-lines.ts'

/** A report of a page that failed in a member's browser, on the machines. */
export function FieldView({ lab, field }: { lab: Lab; field: Field }) {
  const { value, context } = useSelector(field.actor, (snapshot) => snapshot)
  const recording = useSelector(lab.actor, (snapshot) => snapshot.context.recording)
  const { reports, index, replayed, shown, problem } = context
  const choices = reports.map((report, position) => ({
    position,
    text: `${position + 1}. ${fieldCopy.summary(report)}`,
  }))
  if (value === 'no report') return <OpenReport field={field} problem={problem} />
  return (
    <div className={view}>
      <div className={row}>
        {reports.length > 1 && (
          <label className={label}>
            {fieldCopy.choose(reports.length)}
            <select
              className={fieldStyle}
              value={index}
              onChange={({ currentTarget }) =>
                field.actor.send({ type: 'report chosen', index: Number(currentTarget.value) })
              }
            >
              {choices.map(({ position, text }) => (
                <option key={position} value={position}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        )}
        <LabButton onPress={() => field.actor.send({ type: 'closed' })}>
          {fieldCopy.another}
        </LabButton>
      </div>
      {value === 'replaying' && (
        <p role="status" className={hint}>
          {fieldCopy.replaying}
        </p>
      )}
      {replayed && (
        <Replayed lab={lab} field={field} replayed={replayed} shown={shown} recording={recording} />
      )}
    </div>
  )
}

function OpenReport({ field, problem }: { field: Field; problem: string }) {
  const pasted = useRef<HTMLTextAreaElement>(null)
  return (
    <div className={view}>
      <p className={hint}>{fieldCopy.hint}</p>
      <label className={label}>
        {fieldCopy.file}
        <input
          type="file"
          accept=".json,.ndjson,application/json"
          className={`${fieldStyle} ${styles.file}`}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) void field.openFile(file)
            // Otherwise choosing the same file again is no change.
            currentTarget.value = ''
          }}
        />
      </label>
      <label className={label}>
        {fieldCopy.paste}
        <textarea ref={pasted} className={fieldStyle} rows={6} spellCheck={false} />
      </label>
      <div className={row}>
        <LabButton tone="primary" onPress={() => field.open(pasted.current?.value ?? '')}>
          {fieldCopy.open}
        </LabButton>
      </div>
      {problem !== '' && (
        <p role="alert" className={failure}>
          {problem}
        </p>
      )}
    </div>
  )
}

type ReplayedProps = {
  lab: Lab
  field: Field
  replayed: ReplayedReport
  shown: ReplayedActor | null
  recording: Recording
}

function Replayed({ lab, field, replayed, shown, recording }: ReplayedProps) {
  const { report, actors, divergence, suspect } = replayed
  return (
    <>
      <section aria-label={fieldCopy.result} className={styles.result}>
        <h2 className={heading}>{fieldCopy.summary(report)}</h2>
        <p role="status" className={note} data-warning={divergence ? '' : undefined}>
          {divergence
            ? divergenceLine(divergence)
            : fieldCopy.agrees(suspect?.crashes ? suspect.actor.name : null)}
        </p>
        <LabButton
          tone="primary"
          disabled={shown === null}
          onPress={() => save(lab, { ...replayed, suspect: shown })}
        >
          {labCopy.report.save}
        </LabButton>
      </section>
      <fieldset className={styles.actors}>
        <legend className={heading}>{fieldCopy.machines}</legend>
        <div className={compactRow}>
          {actors.map((one) => (
            <LabButton
              key={one.actor.id}
              pressed={one === shown}
              onPress={() => field.actor.send({ type: 'actor chosen', shown: one })}
            >
              {fieldCopy.machine(one.actor.name, {
                explained: one.explained,
                events: one.events.length,
                agrees: one.divergence === null,
              })}
            </LabButton>
          ))}
        </div>
      </fieldset>
      {shown && (
        <FieldEvents
          replayed={shown}
          position={recording.machine === shown.actor.name ? recording.position : null}
          onStep={(to) => lab.send({ type: 'step chosen', position: to })}
        />
      )}
    </>
  )
}

const save = (lab: Lab, replayed: ReplayedReport) => {
  const test = regressionOf(lab.models, replayed)
  if (test) lab.send({ type: 'message', sentence: savePath(test) })
}
