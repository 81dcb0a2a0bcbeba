import { fieldCopy } from '../field-copy.ts'
import { stateLine } from '../live/lines.ts'
import { displayText } from '../parts/display-text.ts'
import { LabButton } from '../parts/lab-button.tsx'
import { mono, small, table } from '../parts/parts.css.ts'
import * as styles from './field.css.ts'
import { type FieldRow, fieldRows } from './field-rows.ts'
import type { ReplayedActor } from './replay-actor.ts'

type Props = {
  replayed: ReplayedActor
  /** The position of the lab's recording; null while it shows another machine. */
  position: number | null
  onStep: (position: number) => void
}

/** The recorded events of an actor, each beside what the model does. */
export function FieldEvents({ replayed, position, onStep }: Props) {
  const rows = fieldRows(replayed)
  const now = rows.find((each) => each.position === position)
  return (
    <div className={styles.events}>
      <table className={table} aria-label={fieldCopy.events(replayed.actor.name)}>
        <thead>
          <tr>
            {Object.values(fieldCopy.columns).map((name) => (
              <th key={name} scope="col" className={styles.eventCell}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((each) => (
            <Row key={each.event.index} row={each} isNow={each === now} onStep={onStep} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({
  row: { event, moves, position, verdict, instead },
  isNow,
  onStep,
}: {
  row: FieldRow
  isNow: boolean
  onStep: (position: number) => void
}) {
  const { index, from, to, type, value, failure } = event
  return (
    <tr aria-current={isNow ? 'step' : undefined} data-verdict={verdict} className={styles.event}>
      <th scope="row" className={styles.eventCell}>
        <LabButton
          tone="quiet"
          label={fieldCopy.goTo(index)}
          disabled={position === null}
          onPress={() => {
            if (position !== null) onStep(position)
          }}
        >
          {index}
        </LabButton>
      </th>
      <td className={styles.eventCell}>
        {fieldCopy.sent(from?.name ?? null, to.name)}
        <br />
        <b>{type}</b>
        {failure !== null && ` (${failure})`}
      </td>
      <td className={`${styles.eventCell} ${mono}`}>
        {value === null ? fieldCopy.crashed : stateLine(JSON.parse(value))}
      </td>
      <td className={styles.eventCell}>
        {fieldCopy.verdicts[verdict]}
        {instead.map((state) => (
          <span key={state} className={`${mono} ${styles.line}`}>
            {stateLine(JSON.parse(state))}
          </span>
        ))}
        {moves.map((move) => (
          <span key={move} className={`${small} ${styles.line}`}>
            {displayText(move)}
          </span>
        ))}
      </td>
    </tr>
  )
}
