import type { StateValue } from 'xstate'
import { ContextTree } from '../parts/context-tree.tsx'
import { LabButton, Pane } from '../parts/controls.tsx'
import { displayText, formatJson, leavesOf } from '../parts/format.ts'
import { mono, table } from '../parts/parts.css.ts'
import * as styles from '../parts/views.css.ts'
import { siteCopy } from '../site-copy.ts'
import type { ReplayedActor } from './replay-actor.ts'
import { type EventRow, rowsOf } from './rows.ts'

/** A state in one line: `form.editing`, or `polling.pausing, resending.ready` if several are active. */
export const stateLine = (value: StateValue): string => leavesOf(value).join(', ')

type Props = {
  replayed: ReplayedActor
  /** The position of the lab's recording; null while it shows another machine. */
  position: number | null
  onStep: (position: number) => void
}

/** The recorded events of an actor, each beside what the model does, and the recorded context at the current one. */
export function EventsTable({ replayed, position, onStep }: Props) {
  const rows = rowsOf(replayed)
  const now = rows.find((each) => each.position === position)
  return (
    <div className={styles.events}>
      <table className={table} aria-label={siteCopy.events(replayed.actor.name)}>
        <thead>
          <tr>
            {Object.values(siteCopy.columns).map((name) => (
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
      {now?.event.values && (
        <Pane title={siteCopy.context}>
          <ContextTree value={now.event.values.context} now={now.event.at} changes={[]} />
        </Pane>
      )}
    </div>
  )
}

type RowProps = { row: EventRow; isNow: boolean; onStep: Props['onStep'] }

function Row({ row, isNow, onStep }: RowProps) {
  const { event, moves, position, verdict, instead } = row
  const { index, from, to, type, value, failure, values } = event
  return (
    <tr aria-current={isNow ? 'step' : undefined} data-verdict={verdict} className={styles.event}>
      <th scope="row" className={styles.eventCell}>
        <LabButton
          tone="quiet"
          label={siteCopy.goTo(index)}
          disabled={position === null}
          onPress={() => onStep(position ?? 0)}
        >
          {index}
        </LabButton>
      </th>
      <td className={styles.eventCell}>
        {siteCopy.sent(from?.name ?? null, to.name)}
        <br />
        <b>{type}</b>
        {failure !== null && ` (${failure})`}
        {values && Object.keys(values.data).length > 0 && (
          <span className={`${mono} ${styles.line}`}>{formatJson(values.data, 80)}</span>
        )}
      </td>
      <td className={`${styles.eventCell} ${mono}`}>
        {value === null ? siteCopy.crashed : stateLine(value)}
      </td>
      <td className={styles.eventCell}>
        {siteCopy.verdicts[verdict]}
        {[...instead.map((state) => stateLine(JSON.parse(state))), ...moves.map(displayText)].map(
          (line) => (
            <span key={line} className={`${mono} ${styles.line}`}>
              {line}
            </span>
          ),
        )}
      </td>
    </tr>
  )
}
