import { memo } from 'react'
import { clockStart } from '../../machines/model/step-clock.ts'
import { labCopy } from '../copy.ts'
import { changesBetween } from '../trail/difference.ts'
import type { Frame } from '../trail/player.ts'
import type { Trail } from '../trail/trail.ts'
import { LabButton } from './lab-button.tsx'
import { stateChange } from './leaves.ts'
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
            <Row
              key={position}
              move={move}
              position={position}
              isNow={position === trail.position}
              frame={frames[position]}
              before={frames[position - 1]}
              onStep={onStep}
            />
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

type RowProps = {
  move: string | null
  position: number
  isNow: boolean
  frame: Frame | undefined
  before: Frame | undefined
  onStep: (position: number) => void
}

/** One move. Of many, only those that have changed are drawn anew. */
const Row = memo(function Row({ move, position, isNow, frame, before, onStep }: RowProps) {
  return (
    <tr aria-current={isNow ? 'step' : undefined}>
      <th scope="row" className={cell}>
        <LabButton tone="quiet" label={labCopy.goToStep(position)} onPress={() => onStep(position)}>
          {position}
        </LabButton>
      </th>
      <td className={cell}>{move === null ? labCopy.begins : said(move)}</td>
      <Did frame={frame} before={before} />
    </tr>
  )
})

function Did({ frame, before }: { frame: Frame | undefined; before: Frame | undefined }) {
  if (!frame) return <td className={cell} colSpan={3} />
  return (
    <>
      <td className={`${cell} ${mono}`}>
        {clockTime(frame.at - clockStart)} {stateChange(before?.value, frame.value)}
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
