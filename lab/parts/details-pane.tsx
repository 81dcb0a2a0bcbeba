import type { StateValue } from 'xstate'
import { labCopy } from '../copy.ts'
import { changesBetween } from '../recording/difference.ts'
import type { Frame } from '../recording/player.ts'
import { ContextTree, LeafValue } from './context-tree.tsx'
import { Pane } from './controls.tsx'
import { hint, mono, tree } from './parts.css.ts'

/** The machine's context, with the changes of the last move, and its state. */
export function DetailsPane({ frame, before }: { frame: Frame; before: Frame | undefined }) {
  const { context, at: now } = frame
  const changes = before ? changesBetween(before.context, context) : []
  return (
    <>
      <Pane title={labCopy.context}>
        {changes.length > 0 && (
          <section aria-label={labCopy.changedNow}>
            <h3 className={hint}>{labCopy.changedNow}</h3>
            <ul className={tree}>
              {changes.map((change) => (
                <li key={change.path} className={mono}>
                  {change.path}:{' '}
                  <del>
                    <LeafValue value={change.before} now={now} />
                  </del>{' '}
                  <ins>
                    <LeafValue value={change.after} now={now} />
                  </ins>
                </li>
              ))}
            </ul>
          </section>
        )}
        <ContextTree value={context} now={now} changed={new Set(changes.map(({ path }) => path))} />
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
