import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import { marksOf } from '../chart/marks.ts'
import { labCopy } from '../copy.ts'
import type { Live } from '../live/live.ts'
import { LiveSide } from '../live/live-side.tsx'
import { MachineList } from '../parts/machine-list.tsx'
import { Toolbar } from '../parts/toolbar.tsx'
import type { Lab } from './lab.ts'
import { LabHead } from './lab-head.tsx'
import * as styles from './lab-page.css.ts'
import { MachineView, type Sources } from './machine-view.tsx'
import { RecordingSide } from './recording-side.tsx'

type Props = {
  lab: Lab
  live: Live
  sources: Sources
}

/** The whole lab: the list of machines, one machine as a chart, its screen, and its possible moves. */
export function LabPage({ lab, live, sources }: Props) {
  const { context } = useSelector(lab.actor, (snapshot) => snapshot)
  const { recording, view, searchText, message } = context
  const { records } = sources
  useSyncExternalStore(records.subscribe, records.version)
  const { run, frames } = lab.playerState()
  const { position, machine } = recording
  const step = (to: number) => lab.send({ type: 'step chosen', position: to })
  const marks = marksOf(run, frames, position, records.coverageOf(machine))
  return (
    <div className={styles.page}>
      <LabHead lab={lab} records={records} />
      <MachineList
        models={lab.models}
        chartOf={lab.chartOf}
        coverageOf={records.coverageOf}
        chosen={machine}
        searchText={searchText}
        onSeek={(text) => lab.send({ type: 'machine searched', text })}
      />
      <main className={styles.middle} id="chart">
        <MachineView lab={lab} live={live} sources={sources} marks={marks} frames={frames} />
      </main>
      {view === 'live' ? (
        <aside className={styles.side} aria-label={labCopy.live.sideLabel}>
          <LiveSide lab={lab} live={live} />
        </aside>
      ) : (
        <aside className={styles.side} aria-label={labCopy.sideLabel}>
          <RecordingSide lab={lab} expectations={sources.expectations} />
        </aside>
      )}
      <p role="status" className={styles.message} data-empty={message === '' || undefined}>
        {message}
      </p>
      {view !== 'live' && (
        <div className={styles.foot}>
          <Toolbar recording={recording} frames={frames} onStep={step} />
        </div>
      )}
    </div>
  )
}
