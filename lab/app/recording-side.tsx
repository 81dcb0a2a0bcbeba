import { useSelector } from '@xstate/react'
import { labCopy } from '../copy.ts'
import { ClockPane } from '../parts/clock-pane.tsx'
import { DetailsPane } from '../parts/details-pane.tsx'
import { MovesPane } from '../parts/moves-pane.tsx'
import { ScreenPane } from '../parts/screen-pane.tsx'
import type { ExpectationsStore } from '../paths/expectations.ts'
import type { PathFile } from '../paths/path-file.ts'
import { reportOf } from '../report/report.ts'
import { ReportPane } from '../report/report-pane.tsx'
import type { Lab } from './lab.ts'
import * as styles from './lab-page.css.ts'

/** The column next to the chart: screen, possible moves, clock, report, and the machine's context. */
export function RecordingSide({
  lab,
  expectations,
}: {
  lab: Lab
  expectations: ExpectationsStore
}) {
  const { context, value } = useSelector(lab.actor, (snapshot) => snapshot)
  const { recording, size, scheme } = context
  const { machine, position } = recording
  const { run, frames, failure } = lab.playerState()
  const frame = frames[Math.min(position, frames.length - 1)]

  function report(path: PathFile): string {
    const seen = expectations.get(machine, frame?.states ?? [])
    return reportOf(path, {
      url: window.location.href,
      frames,
      expectations: seen.flatMap(({ state, lines }) => lines.map((line) => `${state}: ${line}`)),
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
        recording={recording}
        chart={lab.chartOf(machine)}
        reportOf={report}
        onMessage={(sentence) => lab.send({ type: 'message', sentence })}
      />
      {frame && <DetailsPane frame={frame} before={frames[position - 1]} />}
    </>
  )
}
