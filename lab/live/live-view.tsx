import { useSelector } from '@xstate/react'
import type { Lab } from '../app/lab.ts'
import { legend, views } from '../app/lab-page.css.ts'
import { ChartPane } from '../chart/chart-pane.tsx'
import type { LayoutStore } from '../chart/layouts.ts'
import { labCopy } from '../copy.ts'
import { LabButton } from '../parts/lab-button.tsx'
import { hint, row } from '../parts/parts.css.ts'
import * as styles from './live.css.ts'
import type { Live } from './live.ts'
import { liveMarks } from './live-marks.ts'
import { LiveMessages } from './live-messages.tsx'

type Props = { lab: Lab; live: Live; layouts: LayoutStore }

/** The running site: the chart of one machine in its current state, or the messages between all actors. */
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
        {import.meta.env.DEV && (
          <a className={hint} href="/?inspect" target="_blank" rel="noopener">
            {labCopy.live.inspect}
          </a>
        )}
        {found && (
          <fieldset className={views}>
            <legend className={legend}>{labCopy.live.shownLabel}</legend>
            <div className={row}>
              {(['chart', 'own messages', 'all messages'] as const).map((shown) => (
                <LabButton
                  key={shown}
                  pressed={shown === context.shown}
                  onPress={() => live.actor.send({ type: 'shown chosen', shown })}
                >
                  {labCopy.live.shown[shown]}
                </LabButton>
              ))}
            </div>
          </fieldset>
        )}
      </div>
      {found && context.shown !== 'chart' && (
        <LiveMessages
          models={lab.models}
          page={found.page}
          isOwn={context.shown === 'own messages'}
          followed={{ page: found.page.id, actor: found.actor.id }}
          onFollow={(chosen) => live.actor.send({ type: 'actor chosen', chosen })}
        />
      )}
      {found && model && context.shown === 'chart' && (
        <ChartPane
          machine={model.machine}
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
      {found && !model && context.shown === 'chart' && (
        <p className={styles.note}>{labCopy.live.unknown(found.actor.machine)}</p>
      )}
    </>
  )
}
