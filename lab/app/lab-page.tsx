import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import { ChartPane } from '../chart/chart-pane.tsx'
import { ChoicesMenu } from '../chart/choices-menu.tsx'
import type { LayoutStore } from '../chart/layouts.ts'
import { marksOf } from '../chart/marks.ts'
import { labCopy } from '../copy.ts'
import { ClockPane } from '../parts/clock-pane.tsx'
import { ErrorBoundary } from '../parts/error-boundary.tsx'
import { MachineList } from '../parts/machine-list.tsx'
import { StepsView } from '../parts/steps-view.tsx'
import { Timeline } from '../parts/timeline.tsx'
import { expectedIn } from '../paths/expectations.ts'
import type { PathStore } from '../paths/path-store.ts'
import { PathsView } from '../paths/paths-view.tsx'
import type { Records } from '../records/records.ts'
import type { Site } from '../site/site.ts'
import { SiteView } from '../site/site-view.tsx'
import { HelpDialog, Introduction, SkipLinks } from './help.tsx'
import type { Lab } from './lab.ts'
import { LabHead, limitsOf } from './lab-head.tsx'
import * as styles from './lab-page.css.ts'
import { Side } from './side.tsx'

type Props = {
  lab: Lab
  site: Site
  /** The data of the lab outside its own state: layouts, paths and test records. */
  sources: { layouts: LayoutStore; paths: PathStore; records: Records }
}

/** The whole lab: the list of machines, one machine as a chart, its screen, its clock and its timeline. */
export function LabPage({ lab, site, sources }: Props) {
  const { context, value } = useSelector(lab.actor, (snapshot) => snapshot)
  const { recording, view, message, isIntroduced, isHelpOpen, isFull } = context
  const { records } = sources
  // Before a recording is open, nothing of a machine is shown beside it.
  const isAlone = useSelector(site.actor, (one) => one.context.shown === null) && view === 'site'
  useSyncExternalStore(records.subscribe, records.version)
  const { run, frames } = lab.playerState()
  return (
    <div className={styles.page} data-full={isFull || undefined} data-alone={isAlone || undefined}>
      <SkipLinks />
      <LabHead lab={lab} records={records} isAlone={isAlone} />
      {!isIntroduced && <Introduction lab={lab} />}
      <MachineList lab={lab} records={records} />
      <main className={styles.middle} data-part="chart" id="chart">
        <ErrorBoundary part={labCopy.views[view]} resetOn={context}>
          <MachineView lab={lab} site={site} sources={sources} />
        </ErrorBoundary>
      </main>
      {!isAlone && (
        <>
          <aside className={styles.side} aria-label={labCopy.sideLabel}>
            <ErrorBoundary part={labCopy.sideLabel} resetOn={recording}>
              <Side lab={lab} />
            </ErrorBoundary>
          </aside>
          <div className={styles.steps} data-part="steps">
            <Timeline lab={lab} recording={recording} frames={frames} run={run} />
          </div>
          <div className={styles.clock}>
            <ClockPane lab={lab} run={run} running={value === 'running'} />
          </div>
        </>
      )}
      <p role="status" className={styles.message} data-empty={message === '' || undefined}>
        {message}
      </p>
      {isHelpOpen && <HelpDialog lab={lab} />}
    </div>
  )
}

function MachineView({ lab, site, sources }: Props) {
  const { layouts, paths, records } = sources
  const { recording, view, offer } = useSelector(lab.actor, ({ context }) => context)
  const { machine, position, input } = recording
  const { run, frames } = lab.playerState()
  const model = lab.modelOf(machine)
  return (
    <>
      {view === 'chart' && (
        <ChartPane
          lab={lab}
          limits={limitsOf(model, input)}
          model={model}
          layouts={layouts}
          marks={marksOf(run, frames, position, records.coverageOf(machine))}
          onEvent={(label, pressed) => {
            const { left, bottom } = pressed.getBoundingClientRect()
            lab.press(label, { x: left, y: bottom })
          }}
        />
      )}
      {offer && <ChoicesMenu lab={lab} offer={offer} />}
      {view === 'steps' && <StepsView lab={lab} recording={recording} frames={frames} />}
      {view === 'site' && <SiteView lab={lab} site={site} />}
      {view === 'paths' && (
        <PathsView
          lab={lab}
          store={paths}
          records={records}
          expected={expectedIn(machine, frames[position]?.states ?? [])}
        />
      )}
    </>
  )
}
