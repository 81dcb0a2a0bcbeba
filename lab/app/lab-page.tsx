import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import { marksOf } from '../chart/marks.ts'
import { labCopy } from '../copy.ts'
import { ClockPane } from '../parts/clock-pane.tsx'
import { ErrorBoundary } from '../parts/error-boundary.tsx'
import { MachineList } from '../parts/machine-list.tsx'
import { Timeline } from '../parts/timeline.tsx'
import type { Site } from '../site/site.ts'
import { HelpDialog, Introduction, SkipLinks } from './help.tsx'
import type { Lab } from './lab.ts'
import { LabHead } from './lab-head.tsx'
import * as styles from './lab-page.css.ts'
import { MachineView, type Sources } from './machine-view.tsx'
import { Side } from './side.tsx'

type Props = {
  lab: Lab
  site: Site
  sources: Sources
}

/** The whole lab: the list of machines, one machine as a chart, its screen, its clock and its timeline. */
export function LabPage({ lab, site, sources }: Props) {
  const { context, value } = useSelector(lab.actor, (snapshot) => snapshot)
  const { recording, view, message, isIntroduced, isHelpOpen, isFull } = context
  const { records } = sources
  useSyncExternalStore(records.subscribe, records.version)
  const { run, frames } = lab.playerState()
  const { position, machine } = recording
  const marks = marksOf(run, frames, position, records.coverageOf(machine))
  return (
    <div className={styles.page} data-full={isFull || undefined}>
      <SkipLinks />
      <LabHead lab={lab} records={records} />
      {!isIntroduced && <Introduction lab={lab} />}
      <MachineList lab={lab} records={records} />
      <main className={styles.middle} data-part="chart" id="chart">
        <ErrorBoundary part={labCopy.views[view]} resetOn={context}>
          <MachineView lab={lab} site={site} sources={sources} marks={marks} frames={frames} />
        </ErrorBoundary>
      </main>
      <aside className={styles.side} aria-label={labCopy.sideLabel}>
        <ErrorBoundary part={labCopy.sideLabel} resetOn={recording}>
          <Side lab={lab} expectations={sources.expectations} />
        </ErrorBoundary>
      </aside>
      <div className={styles.steps} data-part="steps">
        <Timeline lab={lab} recording={recording} frames={frames} run={run} />
      </div>
      <div className={styles.clock}>
        <ClockPane lab={lab} run={run} running={value === 'running'} />
      </div>
      <p role="status" className={styles.message} data-empty={message === '' || undefined}>
        {message}
      </p>
      {isHelpOpen && <HelpDialog lab={lab} />}
    </div>
  )
}
