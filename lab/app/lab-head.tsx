import { useSelector } from '@xstate/react'
import type { Verdict } from '../../machines/model/coverage.ts'
import { inputsOf } from '../../machines/model/model.ts'
import { labCopy } from '../copy.ts'
import { LabButton } from '../parts/lab-button.tsx'
import { bar } from '../parts/machine-list.css.ts'
import { field, row } from '../parts/parts.css.ts'
import type { Records } from '../records/records.ts'
import { startTrail } from '../trail/trail.ts'
import { addressOf } from './address.ts'
import type { Lab } from './lab.ts'
import * as styles from './lab-page.css.ts'

/** The head of the lab: what it is, how the machine begins, and how to begin again. */
export function LabHead({ lab, records }: { lab: Lab; records: Records }) {
  const place = useSelector(lab.actor, ({ context }) => context)
  const { machine, input } = place.trail
  return (
    <header className={styles.head}>
      <p className={styles.title}>
        Trellis <span className={styles.what}>{labCopy.title}</span>
      </p>
      <Totals lab={lab} records={records} />
      <div className={row}>
        {place.view !== 'live' && (
          <label className={styles.input}>
            {labCopy.input}
            <select
              className={field}
              value={input}
              onChange={({ currentTarget }) =>
                lab.send({
                  type: 'place opened',
                  place: { ...place, trail: startTrail(machine, currentTarget.value), path: null },
                })
              }
            >
              {Object.keys(inputsOf(lab.modelOf(machine))).map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
        )}
        <LabButton
          onPress={() =>
            void navigator.clipboard
              .writeText(new URL(addressOf(place), window.location.href).href)
              .then(
                () => labCopy.report.linkCopied,
                () => labCopy.report.linkNotCopied,
              )
              .then((sentence) => lab.send({ type: 'told', sentence }))
          }
        >
          {labCopy.copyLink}
        </LabButton>
        {place.view !== 'live' && (
          <LabButton onPress={() => lab.send({ type: 'restarted' })}>{labCopy.restart}</LabButton>
        )}
      </div>
    </header>
  )
}

/** How much of all machines the tests have seen, once that is known. */
function Totals({ lab, records }: { lab: Lab; records: Records }) {
  const coverages = lab.models.flatMap(({ machine }) => records.coverageOf(machine.id) ?? [])
  if (coverages.length === 0) return null
  const states = countOf(coverages.flatMap((coverage) => Object.values(coverage.states)))
  const transitions = countOf(coverages.flatMap((coverage) => Object.values(coverage.transitions)))
  return (
    <p className={styles.totals}>
      <span>{labCopy.statesTested(states.covered, states.all)}</span>
      <span>{labCopy.covered(transitions.covered, transitions.all)}</span>
      <progress
        className={bar}
        value={transitions.covered}
        max={transitions.all}
        aria-hidden="true"
      />
    </p>
  )
}

const countOf = (verdicts: readonly Verdict[]) => ({
  covered: verdicts.filter((verdict) => verdict === 'covered').length,
  all: verdicts.length,
})
