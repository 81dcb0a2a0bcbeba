import { useSelector } from '@xstate/react'
import type { Lab } from '../app/lab.ts'
import { labCopy } from '../copy.ts'
import * as styles from './live.css.ts'
import type { Live } from './live.ts'

/** Says of a path that was opened from the running site how much of it could be told, as long as it is shown. */
export function OpenedNote({ lab, live }: { lab: Lab; live: Live }) {
  const opened = useSelector(live.actor, ({ context }) => context.opened)
  const moves = useSelector(lab.actor, ({ context }) => context.trail.moves)
  if (opened?.trail.moves !== moves) return null
  const { entries, untold } = opened
  return (
    <p role="status" className={styles.note} data-untold={untold !== null || undefined}>
      {untold === null
        ? labCopy.live.told(entries)
        : labCopy.live.untold(untold.step, entries, untold.event, untold.reason)}
    </p>
  )
}
