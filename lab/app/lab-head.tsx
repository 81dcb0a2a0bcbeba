import { useSelector } from '@xstate/react'
import type { AnyModel } from 'statewalk'
import { labCopy } from '../copy.ts'
import { helpCopy } from '../help-copy.ts'
import { LabButton } from '../parts/lab-button.tsx'
import { bar } from '../parts/machine-list.css.ts'
import { field, hint } from '../parts/parts.css.ts'
import { startRecording } from '../recording/recording.ts'
import { countOf, type Records } from '../records/records.ts'
import type { Lab } from './lab.ts'
import * as styles from './lab-page.css.ts'
import { fragmentOf } from './location.ts'

/** The header of the lab: title, choice of input, restart. */
export function LabHead({ lab, records }: { lab: Lab; records: Records }) {
  const location = useSelector(lab.actor, ({ context }) => context)
  const { machine, input } = location.recording
  return (
    <header className={styles.head}>
      <p className={styles.title}>
        Trellis <span className={styles.what}>{labCopy.title}</span>
      </p>
      <Totals lab={lab} records={records} />
      <div className={styles.headTools}>
        {isShortened(lab.modelOf(machine), input) && (
          <span className={hint}>{labCopy.shortened}</span>
        )}
        <label className={styles.input}>
          {labCopy.input}
          <select
            className={`${field} ${styles.inputs}`}
            value={input}
            onChange={({ currentTarget }) =>
              lab.send({
                type: 'location opened',
                location: {
                  ...location,
                  recording: startRecording(machine, currentTarget.value),
                  path: null,
                },
              })
            }
          >
            <Inputs model={lab.modelOf(machine)} />
          </select>
        </label>
        <LabButton
          onPress={() =>
            void navigator.clipboard
              .writeText(new URL(fragmentOf(location), window.location.href).href)
              .then(
                () => labCopy.report.linkCopied,
                () => labCopy.report.linkNotCopied,
              )
              .then((sentence) => lab.send({ type: 'message', sentence }))
          }
        >
          {labCopy.copyLink}
        </LabButton>
        <LabButton shortcut="?" onPress={() => lab.send({ type: 'help opened' })}>
          {helpCopy.help.open}
        </LabButton>
        <LabButton onPress={() => lab.send({ type: 'restarted' })}>{labCopy.restart}</LabButton>
      </div>
    </header>
  )
}

/** Whether tests use smaller limits with this input than the site has. */
const isShortened = ({ inputs, fullInputs }: AnyModel, input: string): boolean =>
  fullInputs !== undefined && Object.hasOwn(inputs, input)

/** The inputs of a model. If tests use smaller limits than the site, both groups are named. */
function Inputs({ model: { inputs, fullInputs } }: { model: AnyModel }) {
  const optionsOf = (group: object) =>
    Object.keys(group).map((name) => <option key={name}>{name}</option>)
  if (!fullInputs) return optionsOf(inputs)
  return (
    <>
      <optgroup label={labCopy.shortenedInputs}>{optionsOf(inputs)}</optgroup>
      <optgroup label={labCopy.fullInputs}>{optionsOf(fullInputs)}</optgroup>
    </>
  )
}

function Totals({ lab, records }: { lab: Lab; records: Records }) {
  const coverages = lab.models.flatMap(({ machine }) => records.coverageOf(machine.id) ?? [])
  if (coverages.length === 0) return null
  const by = coverages.some((coverage) => coverage.by === 'tests') ? 'tests' : 'tour'
  const states = countOf(coverages.flatMap((coverage) => Object.values(coverage.states)))
  const transitions = countOf(coverages.flatMap((coverage) => Object.values(coverage.transitions)))
  return (
    <p className={styles.totals}>
      <span>{labCopy.statesCovered[by](states)}</span>
      <span>{labCopy.covered[by](transitions)}</span>
      <progress
        className={bar}
        value={transitions.covered}
        max={transitions.all}
        aria-hidden="true"
      />
    </p>
  )
}
