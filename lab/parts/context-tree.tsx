import { labCopy } from '../copy.ts'
import { type Change, isTree } from '../recording/difference.ts'
import { formatJson, isMoment, relativeTime } from './format.ts'
import { detail, mono, small, tree } from './parts.css.ts'

type Props = {
  value: unknown
  /** The present moment (epoch ms), for relative times. */
  now: number
  /** What the last step has changed. */
  changes: readonly Change[]
  path?: string
}

/** A plain JSON value as a tree. Objects without a change are closed below the first level. */
export function ContextTree({ value, now, changes, path = '' }: Props) {
  return (
    <ul className={tree}>
      {Object.entries(Object(value)).map(([name, inner]) => {
        const at = path === '' ? name : `${path}.${name}`
        const change = changes.find((one) => one.path === at)
        const isChanged = changes.some((one) => one === change || one.path.startsWith(`${at}.`))
        return (
          <li key={name} className={detail} data-changed={isChanged || undefined}>
            {isTree(inner) ? (
              <details open={isChanged}>
                <summary className={mono}>
                  {name} <span className={small}>{labCopy.entries(Object.keys(inner).length)}</span>
                  {isChanged && <span className={small}> {labCopy.changed}</span>}
                </summary>
                <ContextTree value={inner} now={now} changes={changes} path={at} />
              </details>
            ) : (
              <div className={mono}>
                {name}:{' '}
                {change && (
                  <>
                    <del>
                      <LeafValue value={change.before} now={now} />
                    </del>{' '}
                  </>
                )}
                <LeafValue value={inner} now={now} />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** A value that is no tree. Moments are relative; the exact one is in the tooltip. */
export function LeafValue({ value, now }: { value: unknown; now: number }) {
  return isMoment(value, now) ? (
    <time
      dateTime={new Date(value).toISOString()}
      title={`${new Date(value).toISOString()} (${value})`}
    >
      {relativeTime(value, now)}
    </time>
  ) : (
    formatJson(value, 120)
  )
}
