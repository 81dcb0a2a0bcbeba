import { useSelector } from '@xstate/react'
import { type CSSProperties, useSyncExternalStore } from 'react'
import { marksOf } from '../chart/marks.ts'
import { labCopy } from '../copy.ts'
import { ErrorBoundary } from '../parts/error-boundary.tsx'
import { MachineList } from '../parts/machine-list.tsx'
import { Toolbar } from '../parts/toolbar.tsx'
import type { Site } from '../site/site.ts'
import { HelpDialog } from './help-dialog.tsx'
import { Introduction, Tour } from './introduction.tsx'
import type { Lab } from './lab.ts'
import { LabHead } from './lab-head.tsx'
import * as styles from './lab-page.css.ts'
import { MachineView, type Sources } from './machine-view.tsx'
import { MovesSide, ScreenSide } from './recording-side.tsx'
import { panes, type Settings } from './settings.ts'
import { SkipLinks } from './skip-links.tsx'
import { Splitter } from './splitter.tsx'
import { tourParts } from './tour-parts.ts'

type Props = {
  lab: Lab
  site: Site
  sources: Sources
}

/** The whole lab: the list of machines, one machine as a chart, its possible moves, and its screen. */
export function LabPage({ lab, site, sources }: Props) {
  const { context } = useSelector(lab.actor, (snapshot) => snapshot)
  const { recording, view, message, settings, tourStep, isHelpOpen } = context
  const { records } = sources
  useSyncExternalStore(records.subscribe, records.version)
  const { run, frames } = lab.playerState()
  const { position, machine } = recording
  const marks = marksOf(run, frames, position, records.coverageOf(machine))
  return (
    <div
      className={styles.page}
      data-tour={tourStep === null ? undefined : tourParts[tourStep]}
      style={paneWidths(settings)}
    >
      <SkipLinks />
      <LabHead lab={lab} records={records} />
      {!settings.isIntroduced && <Introduction lab={lab} />}
      <MachineList lab={lab} records={records} />
      <main className={styles.middle} data-part="chart" id="chart">
        <ErrorBoundary part={labCopy.views[view]} resetOn={context}>
          <MachineView lab={lab} site={site} sources={sources} marks={marks} frames={frames} />
        </ErrorBoundary>
      </main>
      <aside className={styles.moves} data-part="moves" aria-label={labCopy.movesLabel}>
        <ErrorBoundary part={labCopy.movesLabel} resetOn={recording}>
          <MovesSide lab={lab} expectations={sources.expectations} />
        </ErrorBoundary>
      </aside>
      <aside className={styles.side} aria-label={labCopy.sideLabel}>
        <ErrorBoundary part={labCopy.sideLabel} resetOn={recording}>
          <ScreenSide lab={lab} expectations={sources.expectations} />
        </ErrorBoundary>
      </aside>
      <section className={styles.splitters} aria-label={labCopy.splitters}>
        {panes.map((pane) => (
          <Splitter key={pane} lab={lab} pane={pane} width={settings.widths[pane]} />
        ))}
      </section>
      <p role="status" className={styles.message} data-empty={message === '' || undefined}>
        {message}
      </p>
      <div className={styles.foot} data-part="steps">
        <Toolbar lab={lab} recording={recording} frames={frames} />
      </div>
      {isHelpOpen && <HelpDialog lab={lab} />}
      {tourStep !== null && <Tour lab={lab} step={tourStep} />}
    </div>
  )
}

const paneWidths = ({ widths }: Settings): CSSProperties =>
  Object.fromEntries(panes.map((pane) => [`--${pane}-width`, `${widths[pane]}px`]))
