import { useSelector } from '@xstate/react'
import type { Lab } from '../app/lab.ts'
import { ChartPane } from '../chart/chart-pane.tsx'
import type { LayoutStore } from '../chart/layouts.ts'
import { labCopy } from '../copy.ts'
import { hint } from '../parts/parts.css.ts'
import * as styles from './live.css.ts'
import type { Live } from './live.ts'
import { LiveActors } from './live-actors.tsx'
import { liveMarks } from './live-marks.ts'

type Props = { lab: Lab; live: Live; layouts: LayoutStore }

/** The running site: its machines, and the chart of one in its current state. */
export function LiveView({ lab, live, layouts }: Props) {
  const { value, context } = useSelector(live.actor, (snapshot) => snapshot)
  const { folded, zoom } = useSelector(lab.actor, (snapshot) => snapshot.context)
  const found = live.followed()
  const model = found && lab.models.find(({ machine }) => machine.id === found.actor.machine)
  return (
    <>
      <div className={styles.head}>
        <p role="status" className={hint}>
          {labCopy.live.states[typeof value === 'string' ? value : 'connected']}
        </p>
        <LiveActors
          pages={context.pages}
          followed={found && { page: found.page.id, actor: found.actor.id }}
          onFollow={(chosen) => live.actor.send({ type: 'actor chosen', chosen })}
        />
      </div>
      {found && model && (
        <ChartPane
          chart={lab.chartOf(model.machine.id)}
          folded={folded}
          layouts={layouts}
          marks={liveMarks(model.machine, found.actor)}
          zoom={zoom}
          onEvent={null}
          onFold={(state) => lab.send({ type: 'fold toggled', state })}
          onFolds={(states) => lab.send({ type: 'folds set', states })}
          onZoom={(to) => lab.send({ type: 'zoom set', zoom: to })}
          onMessage={(sentence) => lab.send({ type: 'message', sentence })}
        />
      )}
      {found && !model && (
        <p className={styles.note}>{labCopy.live.unknown(found.actor.machine)}</p>
      )}
    </>
  )
}
