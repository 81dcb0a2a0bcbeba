import { useSelector } from '@xstate/react'
import { useCallback, useSyncExternalStore } from 'react'
import { CardsView } from '../chart/cards-view.tsx'
import { ChartPane } from '../chart/chart-pane.tsx'
import { ChoicesMenu } from '../chart/choices-menu.tsx'
import type { LayoutStore } from '../chart/layouts.ts'
import type { Marks, PressLabel } from '../chart/marks.ts'
import { labCopy } from '../copy.ts'
import type { Field } from '../field/field.ts'
import { FieldView } from '../field/field-view.tsx'
import type { Live } from '../live/live.ts'
import { LiveView } from '../live/live-view.tsx'
import { OpenedNote } from '../live/opened-note.tsx'
import { ActorsView } from '../parts/actors-view.tsx'
import { LabButton } from '../parts/lab-button.tsx'
import { compactRow } from '../parts/parts.css.ts'
import { StepsView } from '../parts/steps-view.tsx'
import type { ExpectationsStore } from '../paths/expectations.ts'
import type { PathStore } from '../paths/path-store.ts'
import { PathsView } from '../paths/paths-view.tsx'
import type { Frame } from '../recording/player.ts'
import { startRecording } from '../recording/recording.ts'
import type { Records } from '../records/records.ts'
import type { Lab } from './lab.ts'
import type { View } from './lab-machine.ts'
import * as styles from './lab-page.css.ts'

/** The data of the lab outside its own state: layouts, paths, expectations and test records. */
export type Sources = {
  layouts: LayoutStore
  paths: PathStore
  expectations: ExpectationsStore
  records: Records
}

type Props = {
  lab: Lab
  live: Live
  field: Field
  sources: Sources
  marks: Marks
  frames: readonly Frame[]
}

const views: readonly View[] = ['chart', 'cards', 'steps', 'actors', 'paths', 'field', 'live']

/** The machine in the chosen view. */
export function MachineView({ lab, live, field, sources, marks, frames }: Props) {
  const { layouts, paths, expectations } = sources
  useSyncExternalStore(expectations.subscribe, expectations.version)
  const { recording, view, folded, zoom, offer, path, ticked } = useSelector(
    lab.actor,
    ({ context }) => context,
  )
  const { machine, position } = recording
  const watched = useSelector(
    live.actor,
    () => live.followed()?.actor.machine ?? labCopy.live.title,
  )
  const chart = lab.chartOf(machine)
  const step = useCallback((to: number) => lab.send({ type: 'step chosen', position: to }), [lab])

  const press: PressLabel = (label, pressed) => {
    const { left, bottom } = pressed.getBoundingClientRect()
    lab.press(label, { x: left, y: bottom })
  }

  return (
    <>
      <div className={styles.bar}>
        <h1 className={styles.machine}>{view === 'live' ? watched : machine}</h1>
        <fieldset className={styles.views}>
          <legend className={styles.legend}>{labCopy.viewsLabel}</legend>
          <div className={compactRow}>
            {views.map((one) => (
              <LabButton
                key={one}
                pressed={one === view}
                onPress={() => lab.send({ type: 'view chosen', view: one })}
              >
                {labCopy.views[one]}
              </LabButton>
            ))}
          </div>
        </fieldset>
      </div>
      {view === 'live' ? (
        <LiveView lab={lab} live={live} layouts={layouts} />
      ) : (
        <OpenedNote lab={lab} live={live} />
      )}
      {view === 'chart' && (
        <ChartPane
          machine={lab.modelOf(machine).machine}
          chart={chart}
          folded={folded}
          layouts={layouts}
          marks={marks}
          zoom={zoom}
          onEvent={press}
          onFold={(state) => lab.send({ type: 'fold toggled', state })}
          onFolds={(states) => lab.send({ type: 'folds set', states })}
          onZoom={(to) => lab.send({ type: 'zoom set', zoom: to })}
          onMessage={(sentence) => lab.send({ type: 'message', sentence })}
        />
      )}
      {view === 'cards' && <CardsView chart={chart} marks={marks} onEvent={press} />}
      {offer && (
        <ChoicesMenu
          offer={offer}
          onChoose={(moves) => lab.send({ type: 'moves made', moves })}
          onClose={() => lab.send({ type: 'choices closed' })}
        />
      )}
      {view === 'steps' && (
        <StepsView
          recording={recording}
          frames={frames}
          onStep={step}
          onBranch={(branch, to) => lab.send({ type: 'branch taken', branch, position: to })}
        />
      )}
      {view === 'actors' && (
        <ActorsView
          machine={machine}
          frames={frames.slice(0, recording.moves.length + 1)}
          position={position}
          onStep={step}
        />
      )}
      {view === 'field' && <FieldView lab={lab} field={field} />}
      {view === 'paths' && (
        <PathsView
          machine={machine}
          recording={recording}
          open={path}
          store={paths}
          recorded={sources.records.recordedOf(machine)}
          resultOf={(id, kind) => sources.records.resultOf(machine, id, kind)}
          expected={expectations.get(machine, frames[position]?.states ?? [])}
          ticked={ticked}
          onOpen={({ id, input, moves }) =>
            lab.send({
              type: 'location opened',
              location: {
                recording: startRecording(machine, input, moves),
                path: id,
                view,
                folded,
              },
            })
          }
          onStep={step}
          onTick={(one) => lab.send({ type: 'step ticked', step: one })}
        />
      )}
    </>
  )
}
