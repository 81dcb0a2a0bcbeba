import { clockStart } from '../../machines/model/step-clock.ts'
import { labCopy } from '../copy.ts'
import { changesBetween } from '../trail/difference.ts'
import type { Frame } from '../trail/player.ts'
import type { Trail } from '../trail/trail.ts'
import { LabButton } from './lab-button.tsx'
import { cell, mono, row, table } from './parts.css.ts'
import { said } from './said.ts'
import * as styles from './steps.css.ts'
import { clockTime, written } from './written.ts'

type Props = {
  trail: Trail
  frames: readonly Frame[]
  onStep: (position: number) => void
  onBranch: (index: number) => void
}

/** Every move as a row: what it was, how the state changed, what was done, and what differs in the context. */
export function StepsView({ trail, frames, onStep, onBranch }: Props) {
  const rows = [null, ...trail.moves].map((move, position) => ({ move, position }))
  return (
    <div className={styles.steps}>
      <table className={table}>
        <thead>
          <tr>
            {Object.values(labCopy.columns).map((name) => (
              <th key={name} scope="col" className={cell}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ move, position }) => (
            <tr key={position} aria-current={position === trail.position ? 'step' : undefined}>
              <th scope="row" className={cell}>
                <LabButton
                  tone="quiet"
                  label={labCopy.goToStep(position)}
                  onPress={() => onStep(position)}
                >
                  {position}
                </LabButton>
              </th>
              <td className={cell}>{move === null ? labCopy.begins : said(move)}</td>
              <Did frame={frames[position]} before={frames[position - 1]} />
            </tr>
          ))}
        </tbody>
      </table>
      {trail.branches.length > 0 && (
        <section aria-label={labCopy.branches}>
          <h3 className={styles.heading}>{labCopy.branches}</h3>
          <ul className={row}>
            {trail.branches.map((branch, index) => (
              <li key={branch.join()} className={styles.branch}>
                <LabButton onPress={() => onBranch(index)}>
                  {labCopy.takeBranch(branch.length)}
                </LabButton>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Did({ frame, before }: { frame: Frame | undefined; before: Frame | undefined }) {
  if (!frame) return <td className={cell} colSpan={3} />
  const from = before && written(before.value)
  const to = written(frame.value)
  return (
    <>
      <td className={`${cell} ${mono}`}>
        {clockTime(frame.at - clockStart)} {from && from !== to && `${from} → `}
        {to}
      </td>
      <td className={cell}>
        <ul className={styles.list}>
          {frame.actions.map((action) => (
            <li key={action}>{action}</li>
          ))}
          {frame.started.map((service) => (
            <li key={service}>{labCopy.started(service)}</li>
          ))}
          {frame.emitted.map(({ type }) => (
            <li key={type}>{labCopy.emitted(type)}</li>
          ))}
        </ul>
      </td>
      <td className={`${cell} ${mono}`}>
        <ul className={styles.list}>
          {(before ? changesBetween(before.context, frame.context) : []).map((change) => (
            <li key={change.path}>
              {change.path}: <del>{written(change.before, 80)}</del>{' '}
              <ins>{written(change.after, 80)}</ins>
            </li>
          ))}
        </ul>
      </td>
    </>
  )
}
