import { useSelector } from '@xstate/react'
import type { Lab } from '../app/lab.ts'
import { labCopy } from '../copy.ts'
import { note, view } from '../parts/parts.css.ts'
import type { Live } from './live.ts'

/** A note on a path from the running site: how much of its history could be converted. */
export function OpenedNote({ lab, live }: { lab: Lab; live: Live }) {
  const opened = useSelector(live.actor, ({ context }) => context.opened)
  const moves = useSelector(lab.actor, ({ context }) => context.recording.moves)
  if (opened?.recording.moves !== moves) return null
  const { entries, unconverted } = opened
  return (
    <div className={view}>
      <p role="status" className={note} data-warning={unconverted !== null || undefined}>
        {unconverted === null
          ? labCopy.live.converted(entries)
          : labCopy.live.unconverted(
              unconverted.step,
              entries,
              unconverted.event,
              unconverted.reason,
            )}
      </p>
    </div>
  )
}
