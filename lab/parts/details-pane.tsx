import type { StateValue } from 'xstate'
import { labCopy } from '../copy.ts'
import { changesBetween } from '../recording/difference.ts'
import type { Frame } from '../recording/player.ts'
import { ContextTree } from './context-tree.tsx'
import { Pane } from './controls.tsx'
import { mono, tree } from './parts.css.ts'

/** The machine's context, with the changes of the last move, and its state. */
export function DetailsPane({ frame, before }: { frame: Frame; before: Frame | undefined }) {
  const { context, at: now } = frame
  const changes = before ? changesBetween(before.context, context) : []
  return (
    <>
      <Pane title={labCopy.context}>
        <ContextTree value={context} now={now} changes={changes} />
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
    <ul className={tree}>
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
