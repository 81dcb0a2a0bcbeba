import { useSelector } from '@xstate/react'
import { inputsOf } from '../../machines/model/model.ts'
import { labCopy } from '../copy.ts'
import { LabButton } from '../parts/lab-button.tsx'
import { field, row } from '../parts/parts.css.ts'
import { startTrail } from '../trail/trail.ts'
import { addressOf } from './address.ts'
import type { Lab } from './lab.ts'
import * as styles from './lab-page.css.ts'

/** The head of the lab: what it is, how the machine begins, and how to begin again. */
export function LabHead({ lab }: { lab: Lab }) {
  const place = useSelector(lab.actor, ({ context }) => context)
  const { machine, input } = place.trail
  return (
    <header className={styles.head}>
      <p className={styles.title}>
        Trellis <span className={styles.what}>{labCopy.title}</span>
      </p>
      <div className={row}>
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
        <LabButton onPress={() => lab.send({ type: 'restarted' })}>{labCopy.restart}</LabButton>
      </div>
    </header>
  )
}
