import type { StateValue } from 'xstate'
import { labCopy } from '../copy.ts'
import { changesBetween } from '../recording/difference.ts'
import type { Frame } from '../recording/player.ts'
import * as styles from './details.css.ts'
import { formatJson } from './format.ts'
import { Pane } from './pane.tsx'
import { mono } from './parts.css.ts'

/** The machine's context, with the changes of the last move, and its state. */
export function DetailsPane({ frame, before }: { frame: Frame; before: Frame | undefined }) {
  const changed = new Set(
    before
      ? changesBetween(before.context, frame.context).map(({ path }) => path.split('.')[0])
      : [],
  )
  return (
    <>
      <Pane title={labCopy.context}>
        <dl className={styles.details}>
          {Object.entries(Object(frame.context)).map(([name, value]) => (
            <div key={name} className={styles.detail} data-changed={changed.has(name) || undefined}>
              <dt>
                {name}
                {changed.has(name) && <span className={styles.mark}> {labCopy.changed}</span>}
              </dt>
              <dd className={mono}>{formatJson(value)}</dd>
            </div>
          ))}
        </dl>
      </Pane>
      <Pane title={labCopy.state}>
        <StateTree value={frame.value} />
      </Pane>
    </>
  )
}

function StateTree({ value }: { value: StateValue }) {
  if (typeof value === 'string') return <b className={mono}>{value}</b>
  return (
    <ul className={styles.tree}>
      {Object.entries(value).map(([name, inner]) => (
        <li key={name} className={mono}>
          {name}
          {inner !== undefined && hasInside(inner) && (
            <>
              {': '}
              <StateTree value={inner} />
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

const hasInside = (value: StateValue): boolean =>
  typeof value === 'string' || Object.keys(value).length > 0
