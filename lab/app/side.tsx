import { useSelector } from '@xstate/react'
import { flushSync } from 'react-dom'
import { clockStart } from 'statewalk/internal'
import { labCopy } from '../copy.ts'
import { LabButton, Segments } from '../parts/controls.tsx'
import { DetailsPane } from '../parts/details-pane.tsx'
import { clockTime } from '../parts/format.ts'
import { MovesPane } from '../parts/moves-pane.tsx'
import { failure as failureStyle } from '../parts/parts.css.ts'
import { ScreenPane } from '../parts/screen-pane.tsx'
import { backgroundOf, expectedIn } from '../paths/expectations.ts'
import type { PathFile } from '../paths/path-file.ts'
import { reportOf } from '../report/report.ts'
import { ReportPane } from '../report/report-pane.tsx'
import { brokenRules } from '../report/rule.ts'
import type { Lab } from './lab.ts'
import * as styles from './lab-page.css.ts'

/** The last column: the screen, and beside it the moves, the machine's context or the report. */
export function Side({ lab }: { lab: Lab }) {
  const { tab } = useSelector(lab.actor, ({ context }) => context)
  const { failure } = lab.playerState()
  return (
    <>
      <ScreenPane lab={lab} />
      <section className={styles.tabs} data-part="moves" aria-label={labCopy.tabsLabel}>
        <Segments
          label={labCopy.tabsLabel}
          options={(['moves', 'context'] as const).map((one) => [one, labCopy.tabs[one]])}
          value={tab}
          onChoose={(to) => lab.send({ type: 'tab chosen', tab: to })}
        />
        <div className={styles.tabPanel}>
          {failure !== null && (
            <details role="alert" className={failureStyle}>
              <summary>{labCopy.stuck}</summary>
              {failure}
            </details>
          )}
          <Panel lab={lab} />
        </div>
        <LabButton
          tone="danger"
          shortcut="r"
          pressed={tab === 'report'}
          onPress={() => {
            flushSync(() => lab.send({ type: 'tab chosen', tab: 'report' }))
            document.querySelector<HTMLElement>('textarea[aria-keyshortcuts="r"]')?.focus()
          }}
        >
          {labCopy.report.title}
        </LabButton>
      </section>
    </>
  )
}

function Panel({ lab }: { lab: Lab }) {
  const { recording, tab } = useSelector(lab.actor, ({ context }) => context)
  const { machine, position } = recording
  const { frames, run } = lab.playerState()
  const frame = frames[Math.min(position, frames.length - 1)]

  function report(path: PathFile): string {
    const seen = expectedIn(machine, frame?.states ?? [])
    return reportOf(path, {
      url: window.location.href,
      frames,
      expectations: seen.flatMap(({ state, lines }) => lines.map((line) => `${state}: ${line}`)),
    })
  }

  if (tab === 'context') return frame && <DetailsPane frame={frame} before={frames[position - 1]} />
  if (tab === 'report')
    return (
      <ReportPane
        key={machine}
        recording={recording}
        time={clockTime(run.now() - clockStart)}
        rules={brokenRules(
          lab.modelOf(machine),
          lab.chartOf(machine),
          run,
          backgroundOf(machine),
          (state) => expectedIn(machine, [state]).flatMap(({ lines }) => lines),
        )}
        reportOf={report}
        onMessage={(sentence) => lab.send({ type: 'message', sentence })}
      />
    )
  return (
    <MovesPane
      lab={lab}
      model={lab.modelOf(machine)}
      run={run}
      background={backgroundOf(machine)}
    />
  )
}
