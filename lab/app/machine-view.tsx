import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import { ChartPane } from '../chart/chart-pane.tsx'
import { ChoicesMenu } from '../chart/choices-menu.tsx'
import type { LayoutStore } from '../chart/layouts.ts'
import type { Marks, PressLabel } from '../chart/marks.ts'
import { StepsView } from '../parts/steps-view.tsx'
import type { ExpectationsStore } from '../paths/expectations.ts'
import type { PathStore } from '../paths/path-store.ts'
import { PathsView } from '../paths/paths-view.tsx'
import type { Frame } from '../recording/player.ts'
import type { Records } from '../records/records.ts'
import type { Site } from '../site/site.ts'
import { SiteView } from '../site/site-view.tsx'
import type { Lab } from './lab.ts'
import { limitsOf } from './lab-head.tsx'

/** The data of the lab outside its own state: layouts, paths, expectations and test records. */
export type Sources = {
  layouts: LayoutStore
  paths: PathStore
  expectations: ExpectationsStore
  records: Records
}

type Props = {
  lab: Lab
  site: Site
  sources: Sources
  marks: Marks
  frames: readonly Frame[]
}

export function MachineView({ lab, site, sources, marks, frames }: Props) {
  const { layouts, paths, expectations, records } = sources
  useSyncExternalStore(expectations.subscribe, expectations.version)
  const { recording, view, offer } = useSelector(lab.actor, ({ context }) => context)
  const { machine, position } = recording

  const press: PressLabel = (label, pressed) => {
    const { left, bottom } = pressed.getBoundingClientRect()
    lab.press(label, { x: left, y: bottom })
  }

  return (
    <>
      {view === 'chart' && (
        <ChartPane
          lab={lab}
          limits={limitsOf(lab.modelOf(machine), recording.input)}
          model={lab.modelOf(machine)}
          layouts={layouts}
          marks={marks}
          onEvent={press}
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
          expected={expectations.get(machine, frames[position]?.states ?? [])}
        />
      )}
    </>
  )
}
