import { useSelector } from '@xstate/react'
import type { Coverage } from '../../machines/model/coverage.ts'
import type { LayoutStore } from '../chart/layouts.ts'
import { marksOf } from '../chart/marks.ts'
import { labCopy } from '../copy.ts'
import type { Live } from '../live/live.ts'
import { LiveSide } from '../live/live-side.tsx'
import { ClockPane } from '../parts/clock-pane.tsx'
import { FactsPane } from '../parts/facts-pane.tsx'
import { MachineList } from '../parts/machine-list.tsx'
import { MovesPane } from '../parts/moves-pane.tsx'
import { ScreenPane } from '../parts/screen-pane.tsx'
import { Strip } from '../parts/strip.tsx'
import type { Lab } from './lab.ts'
import { LabHead } from './lab-head.tsx'
import * as styles from './lab-page.css.ts'
import { Middle } from './middle.tsx'

type Props = {
  lab: Lab
  live: Live
  layouts: LayoutStore
  coverageOf: (machine: string) => Coverage | null
}

/** The whole lab: machines, one of them as a chart, the screen beside it, and everything that can happen. */
export function LabPage({ lab, live, layouts, coverageOf }: Props) {
  const { context, value } = useSelector(lab.actor, (snapshot) => snapshot)
  const { trail, view, size, scheme, sought } = context
  const { run, frames, failure } = lab.scene()
  const { position, machine } = trail
  const frame = frames[Math.min(position, frames.length - 1)]
  const move = (name: string) => lab.send({ type: 'moves made', moves: [name] })
  const step = (to: number) => lab.send({ type: 'step chosen', position: to })
  const marks = marksOf(run, frames, position, coverageOf(machine))
  return (
    <div className={styles.page}>
      <LabHead lab={lab} />
      <MachineList
        models={lab.models}
        chartOf={lab.chartOf}
        coverageOf={coverageOf}
        chosen={machine}
        sought={sought}
        onSeek={(text) => lab.send({ type: 'machine sought', text })}
      />
      <main className={styles.middle} id="chart">
        <Middle lab={lab} live={live} layouts={layouts} marks={marks} frames={frames} />
      </main>
      {view === 'live' ? (
        <aside className={styles.side} aria-label={labCopy.live.sideLabel}>
          <LiveSide lab={lab} live={live} />
        </aside>
      ) : (
        <aside className={styles.side} aria-label={labCopy.sideLabel}>
          {failure !== null && (
            <p role="alert" className={styles.failure}>
              {labCopy.stuck} {failure}
            </p>
          )}
          <ScreenPane
            size={size}
            scheme={scheme}
            onSize={(chosen) => lab.send({ type: 'size chosen', size: chosen })}
            onScheme={(chosen) => lab.send({ type: 'scheme chosen', scheme: chosen })}
          />
          <MovesPane model={lab.modelOf(machine)} run={run} onMove={move} />
          <ClockPane
            run={run}
            running={value === 'running'}
            onPass={lab.pass}
            onPlay={() => lab.send({ type: 'played' })}
            onPause={() => lab.send({ type: 'paused' })}
          />
          {frame && <FactsPane frame={frame} before={frames[position - 1]} />}
        </aside>
      )}
      {view !== 'live' && (
        <div className={styles.foot}>
          <Strip trail={trail} frames={frames} onStep={step} />
        </div>
      )}
    </div>
  )
}
