import { memo } from 'react'
import { clockStart } from 'statewalk/internal'
import type { Lab } from '../app/lab.ts'
import { labCopy } from '../copy.ts'
import { changesBetween } from '../recording/difference.ts'
import type { Frame } from '../recording/player.ts'
import type { Recording } from '../recording/recording.ts'
import { LeafValue } from './context-tree.tsx'
import { LabButton } from './controls.tsx'
import { clockTime, displayText, stateChange } from './format.ts'
import { mono, stack, stepCell, table, view } from './parts.css.ts'

type Props = { lab: Lab; recording: Recording; frames: readonly Frame[] }

/** Every move as a row: its name, the change of state, the actions, and the changes in the context. */
export function StepsView({ lab, recording, frames }: Props) {
  const rows = [null, ...recording.moves].map((move, position) => ({ move, position }))
  return (
    <div className={view}>
      <table className={table}>
        <thead>
          <tr>
            {Object.values(labCopy.columns).map((name) => (
              <th key={name} scope="col" className={stepCell}>
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
              isNow={position === recording.position}
              frame={frames[position]}
              before={frames[position - 1]}
              lab={lab}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = {
  move: string | null
  position: number
  isNow: boolean
  frame: Frame | undefined
  before: Frame | undefined
  lab: Lab
}

/** One move. Memoized, because a recording may have many. */
const Row = memo(function Row({ move, position, isNow, frame, before, lab }: RowProps) {
  return (
    <tr aria-current={isNow ? 'step' : undefined}>
      <th scope="row" className={stepCell}>
        <LabButton
          tone="quiet"
          label={labCopy.goToStep(position)}
          onPress={() => lab.send({ type: 'step chosen', position })}
        >
          {position}
        </LabButton>
      </th>
      <td className={stepCell}>{move === null ? labCopy.begins : displayText(move)}</td>
      <Effects frame={frame} before={before} />
    </tr>
  )
})

function Effects({ frame, before }: { frame: Frame | undefined; before: Frame | undefined }) {
  if (!frame) return <td className={stepCell} colSpan={3} />
  return (
    <>
      <td className={`${stepCell} ${mono}`}>
        {clockTime(frame.at - clockStart)} {stateChange(before?.value, frame.value)}
      </td>
      <td className={stepCell}>
        <ul className={stack}>
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
      <td className={`${stepCell} ${mono}`}>
        <ul className={stack}>
          {(before ? changesBetween(before.context, frame.context) : []).map((change) => (
            <li key={change.path}>
              {change.path}:{' '}
              <del>
                <LeafValue value={change.before} now={frame.at} />
              </del>{' '}
              <ins>
                <LeafValue value={change.after} now={frame.at} />
              </ins>
            </li>
          ))}
        </ul>
      </td>
    </>
  )
}
