import { useSelector } from '@xstate/react'
import type { Lab } from '../app/lab.ts'
import { views } from '../app/lab-page.css.ts'
import { ChartPane } from '../chart/chart-pane.tsx'
import type { LayoutStore } from '../chart/layouts.ts'
import { labCopy } from '../copy.ts'
import { LabButton } from '../parts/lab-button.tsx'
import { hint, note, row, view, viewHead } from '../parts/parts.css.ts'
import type { Live } from './live.ts'
import { liveMarks } from './live-marks.ts'
import { LiveMessages } from './live-messages.tsx'

type Props = { lab: Lab; live: Live; layouts: LayoutStore }

/** The running site: the chart of one machine in its current state, or the messages between all actors. */
export function LiveView({ lab, live, layouts }: Props) {
  const { value, context } = useSelector(live.actor, (snapshot) => snapshot)
  const found = live.followed()
  const model = found && lab.models.find(({ machine }) => machine.id === found.actor.machine)
  return (
    <>
      <div className={viewHead}>
        <p role="status" className={hint}>
          {labCopy.live.states[typeof value === 'string' ? value : 'connected']}
        </p>
        {import.meta.env.DEV && (
          <a className={hint} href="/?inspect" target="_blank" rel="noopener">
            {labCopy.live.inspect}
          </a>
        )}
        {found && (
          <fieldset className={views} aria-label={labCopy.live.shownLabel}>
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
          lab={lab}
          machine={model.machine}
          layouts={layouts}
          marks={liveMarks(model.machine, found.actor)}
          onEvent={null}
        />
      )}
      {found && !model && context.shown === 'chart' && (
        <div className={view}>
          <p className={note}>{labCopy.live.unknown(found.actor.machine)}</p>
        </div>
      )}
    </>
  )
}
