import { useSelector } from '@xstate/react'
import { labCopy } from '../copy.ts'
import { LabButton } from '../parts/lab-button.tsx'
import { field, row } from '../parts/parts.css.ts'
import { startTrail } from '../trail/trail.ts'
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
            {Object.keys(lab.modelOf(machine).inputs).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <LabButton onPress={() => lab.send({ type: 'restarted' })}>{labCopy.restart}</LabButton>
      </div>
    </header>
  )
}
