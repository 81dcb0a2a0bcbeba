import { useSelector } from '@xstate/react'
import { labCopy } from '../copy.ts'
import { ClockPane } from '../parts/clock-pane.tsx'
import { FactsPane } from '../parts/facts-pane.tsx'
import { MovesPane } from '../parts/moves-pane.tsx'
import { ScreenPane } from '../parts/screen-pane.tsx'
import type { LooksStore } from '../paths/expected-looks.ts'
import type { PathFile } from '../paths/path-file.ts'
import { reportOf } from '../report/report.ts'
import { ReportPane } from '../report/report-pane.tsx'
import type { Lab } from './lab.ts'
import * as styles from './lab-page.css.ts'

/** Beside the chart: the screen, what can happen, the clock, a report, and what the machine holds. */
export function TrailSide({ lab, looks }: { lab: Lab; looks: LooksStore }) {
  const { context, value } = useSelector(lab.actor, (snapshot) => snapshot)
  const { trail, size, scheme } = context
  const { machine, position } = trail
  const { run, frames, failure } = lab.scene()
  const frame = frames[Math.min(position, frames.length - 1)]

  function report(path: PathFile): string {
    const seen = looks.get(machine, frame?.states ?? [])
    return reportOf(path, {
      address: window.location.href,
      frames,
      looks: seen.flatMap(({ state, lines }) => lines.map((line) => `${state}: ${line}`)),
    })
  }

  return (
    <>
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
      <MovesPane
        model={lab.modelOf(machine)}
        run={run}
        onMove={(move) => lab.send({ type: 'moves made', moves: [move] })}
      />
      <ClockPane
        run={run}
        running={value === 'running'}
        onPass={lab.pass}
        onPlay={() => lab.send({ type: 'played' })}
        onPause={() => lab.send({ type: 'paused' })}
      />
      <ReportPane
        key={machine}
        trail={trail}
        chart={lab.chartOf(machine)}
        reportOf={report}
        onTold={(sentence) => lab.send({ type: 'told', sentence })}
      />
      {frame && <FactsPane frame={frame} before={frames[position - 1]} />}
    </>
  )
}
