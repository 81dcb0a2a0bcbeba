import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { Lab } from '../app/lab.ts'
import { labCopy } from '../copy.ts'
import { DetailsPane } from '../parts/details-pane.tsx'
import { LabButton } from '../parts/lab-button.tsx'
import { Pane } from '../parts/pane.tsx'
import { hint, mono, note, plainList, small, view } from '../parts/parts.css.ts'
import { entryLine, stateLine } from './lines.ts'
import * as styles from './live.css.ts'
import type { Live } from './live.ts'
import { liveFrame } from './live-marks.ts'

/** The events of the followed machine, its context, and a button that opens its history as a path. */
export function LiveSide({ lab, live }: { lab: Lab; live: Live }) {
  const keepsTyped = useRef<HTMLInputElement>(null)
  useSelector(live.actor, ({ context }) => context)
  const actor = live.followed()?.actor
  const model = actor && lab.models.find(({ machine }) => machine.id === actor.machine)
  if (!actor || !model)
    return (
      <div className={view}>
        <p className={note}>{labCopy.live.nothingFollowed}</p>
      </div>
    )
  const { start, history, forgotten } = actor
  const moments = [start, ...history].map((moment) => liveFrame(model.machine, moment))
  const now = moments.at(-1)
  const latest = history
    .map((entry, index) => ({ entry, number: forgotten + index + 1 }))
    .slice(-maxShown)
    .reverse()
  return (
    <>
      <Pane
        title={labCopy.live.history(forgotten + history.length)}
        aside={
          <LabButton
            tone="primary"
            onPress={() => live.openHistory({ keepsTyped: keepsTyped.current?.checked ?? false })}
          >
            {labCopy.live.open}
          </LabButton>
        }
      >
        <label className={styles.option}>
          <input ref={keepsTyped} type="checkbox" />
          {labCopy.live.keepTyped}
        </label>
        <ol className={`${plainList} ${styles.entries}`}>
          {latest.map(({ entry, number }) => (
            <li key={number} className={styles.entry}>
              <time className={small}>{labCopy.live.time(entry.at)}</time>
              <span>{entryLine(model, entry, labCopy.live.entries)}</span>
              <span className={mono}>{stateLine(entry.value)}</span>
            </li>
          ))}
        </ol>
        {history.length === 0 && <p className={hint}>{labCopy.live.nothingYet}</p>}
      </Pane>
      {now && <DetailsPane frame={now} before={moments.at(-2)} />}
    </>
  )
}

const maxShown = 30
