import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import { clockStart } from 'statewalk/internal'
import { labCopy } from '../copy.ts'
import { ClockPane } from '../parts/clock-pane.tsx'
import { DetailsPane } from '../parts/details-pane.tsx'
import { clockTime } from '../parts/format.ts'
import { MovesPane } from '../parts/moves-pane.tsx'
import { failure as failureStyle } from '../parts/parts.css.ts'
import { ScreenPane } from '../parts/screen-pane.tsx'
import type { ExpectationsStore } from '../paths/expectations.ts'
import type { PathFile } from '../paths/path-file.ts'
import { reportOf } from '../report/report.ts'
import { ReportPane } from '../report/report-pane.tsx'
import { brokenRules } from '../report/rule.ts'
import type { Lab } from './lab.ts'

/** The column next to the chart: everything that can happen now, and the clock. */
export function MovesSide({ lab, expectations }: { lab: Lab; expectations: ExpectationsStore }) {
  useSyncExternalStore(expectations.subscribe, expectations.version)
  const { context, value } = useSelector(lab.actor, (snapshot) => snapshot)
  const { run, failure } = lab.playerState()
  return (
    <>
      {failure !== null && (
        <p role="alert" className={failureStyle}>
          {labCopy.stuck} {failure}
        </p>
      )}
      <MovesPane
        lab={lab}
        model={lab.modelOf(context.recording.machine)}
        run={run}
        background={expectations.background(context.recording.machine)}
      />
      <ClockPane lab={lab} run={run} running={value === 'running'} />
    </>
  )
}

/** The last column: the screen, the report, and the machine's context. */
export function ScreenSide({ lab, expectations }: { lab: Lab; expectations: ExpectationsStore }) {
  const recording = useSelector(lab.actor, ({ context }) => context.recording)
  const { machine, position } = recording
  const { frames, run } = lab.playerState()
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
      <div data-part="screen">
        <ScreenPane lab={lab} />
      </div>
      <div data-part="report">
        <ReportPane
          key={machine}
          recording={recording}
          time={clockTime(run.now() - clockStart)}
          rules={brokenRules(lab.modelOf(machine), lab.chartOf(machine), run, (state) =>
            expectations.get(machine, [state]).flatMap(({ lines }) => lines),
          )}
          reportOf={report}
          onMessage={(sentence) => lab.send({ type: 'message', sentence })}
        />
      </div>
      {frame && <DetailsPane frame={frame} before={frames[position - 1]} />}
    </>
  )
}
