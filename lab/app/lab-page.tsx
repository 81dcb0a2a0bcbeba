import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import { marksOf } from '../chart/marks.ts'
import { labCopy } from '../copy.ts'
import type { Live } from '../live/live.ts'
import { LiveSide } from '../live/live-side.tsx'
import { MachineList } from '../parts/machine-list.tsx'
import { Strip } from '../parts/strip.tsx'
import type { Lab } from './lab.ts'
import { LabHead } from './lab-head.tsx'
import * as styles from './lab-page.css.ts'
import { Middle, type Sources } from './middle.tsx'
import { TrailSide } from './trail-side.tsx'

type Props = {
  lab: Lab
  live: Live
  sources: Sources
}

/** The whole lab: machines, one of them as a chart, the screen beside it, and everything that can happen. */
export function LabPage({ lab, live, sources }: Props) {
  const { context } = useSelector(lab.actor, (snapshot) => snapshot)
  const { trail, view, sought, told } = context
  const { records } = sources
  useSyncExternalStore(records.subscribe, records.version)
  const { run, frames } = lab.scene()
  const { position, machine } = trail
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
        sought={sought}
        onSeek={(text) => lab.send({ type: 'machine sought', text })}
      />
      <main className={styles.middle} id="chart">
        <Middle lab={lab} live={live} sources={sources} marks={marks} frames={frames} />
      </main>
      {view === 'live' ? (
        <aside className={styles.side} aria-label={labCopy.live.sideLabel}>
          <LiveSide lab={lab} live={live} />
        </aside>
      ) : (
        <aside className={styles.side} aria-label={labCopy.sideLabel}>
          <TrailSide lab={lab} looks={sources.looks} />
        </aside>
      )}
      <p role="status" className={styles.told} data-empty={told === '' || undefined}>
        {told}
      </p>
      {view !== 'live' && (
        <div className={styles.foot}>
          <Strip trail={trail} frames={frames} onStep={step} />
        </div>
      )}
    </div>
  )
}
