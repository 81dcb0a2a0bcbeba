import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { AnyModel } from 'statewalk'
import type { Lab } from '../app/lab.ts'
import { labCopy } from '../copy.ts'
import { LabButton } from '../parts/controls.tsx'
import { hint, segments } from '../parts/parts.css.ts'
import { countOf } from '../records/records.ts'
import {
  type Candidate,
  candidatesFor,
  chooseDrawing,
  factorOf,
  fittingFactor,
} from './candidates.ts'
import * as styles from './chart-pane.css.ts'
import { ChartView } from './chart-view.tsx'
import { fold } from './fold.ts'
import type { LayoutStore } from './layouts.ts'
import type { Marks, PressLabel } from './marks.ts'
import {
  keepMiddle,
  keepPoint,
  onWheelZoom,
  panByKey,
  showChange,
  startPan,
} from './pan-and-zoom.ts'

type Props = {
  lab: Lab
  /** The limits that tests make smaller than the site. */
  limits: readonly string[]
  model: AnyModel
  layouts: LayoutStore
  marks: Marks
  onEvent: PressLabel
}

/**
 * The chart with its tools. It is folded until its texts are readable, and follows the state that has just changed. It scrolls
 * natively, so the keyboard, touch and a wheel move it; dragging with a mouse does too. A wheel with Ctrl or ⌘ zooms at the pointer.
 */
export function ChartPane({ lab, limits, model, layouts, marks, onEvent }: Props) {
  const { folded, zoom } = useSelector(lab.actor, ({ context }) => context)
  useSyncExternalStore(layouts.subscribe, layouts.version)
  const chart = lab.chartOf(model.machine.id)
  const area = useRef<HTMLDivElement>(null)
  const [pane, setPane] = useState<PaneSize | null>(null)
  const mode = zoom === 'whole' ? 'whole' : 'fit'
  const candidates = candidatesFor(chart, marks, folded, mode)
  const keyOf = ({ folds, detail }: Candidate) =>
    JSON.stringify([chart.id, detail, [...folds].sort()])
  const drawingOf = (candidate: Candidate) =>
    layouts.get(keyOf(candidate), () => fold(chart, candidate.folds, candidate.detail))
  const chosen = pane && chooseDrawing(candidates, drawingOf, pane, factorOf(mode))
  const drawing = layouts.show(chart.id, chosen)
  const failure = candidates.map((one) => layouts.failureOf(keyOf(one))).find((one) => one !== null)
  const fitting = drawing && pane ? fittingFactor(drawing, pane) : 1
  const factor =
    typeof zoom === 'number'
      ? zoom
      : zoom === 'whole'
        ? fitting
        : Math.max(fitting, factorOf('fit'))

  const tested = (['states', 'transitions'] as const).flatMap((items) =>
    marks.coverage ? labCopy.tested[items](countOf(Object.values(marks.coverage[items]))) : [],
  )

  const zoomBy = (by: number, point?: { x: number; y: number }) => {
    const section = area.current
    if (!section) return
    const change = () => lab.send({ type: 'zoom set', zoom: factor * by })
    if (point) keepPoint(section, point.x, point.y, change)
    else keepMiddle(section, change)
  }
  const onWheel = useEffectEvent((by: number, x: number, y: number) => zoomBy(by, { x, y }))
  useEffect(() => {
    const section = area.current
    if (!section) return
    const measure = () =>
      setPane({
        width: section.clientWidth - around.width,
        height: section.clientHeight - around.height,
      })
    const observer = new ResizeObserver(measure)
    observer.observe(section)
    const stopZoom = onWheelZoom(section, onWheel)
    return () => {
      observer.disconnect()
      stopZoom()
    }
  }, [])

  return (
    <div className={styles.pane}>
      <p className={styles.about}>{[model.question, ...limits].join(' ')}</p>
      <div className={`${segments} ${styles.tools}`}>
        <LabButton label={labCopy.zoomOut} shortcut="-" onPress={() => zoomBy(1 / 1.25)}>
          −
        </LabButton>
        <span className={styles.factor}>{labCopy.zoom(factor)}</span>
        <LabButton label={labCopy.zoomIn} shortcut="+" onPress={() => zoomBy(1.25)}>
          +
        </LabButton>
        <LabButton
          pressed={zoom === 'fit' && folded === null}
          shortcut="f"
          onPress={() => lab.send({ type: 'zoom set', zoom: 'fit' })}
        >
          {labCopy.fit}
        </LabButton>
        <LabButton
          pressed={zoom === 'whole'}
          shortcut="w"
          onPress={() => lab.send({ type: 'zoom set', zoom: 'whole' })}
        >
          {labCopy.whole}
        </LabButton>
        <LabButton
          pressed={folded?.length === 0}
          onPress={() => lab.send({ type: 'folds set', states: [] })}
        >
          {labCopy.unfoldAll}
        </LabButton>
        <LabButton shortcut="z" onPress={() => lab.send({ type: 'full screen toggled' })}>
          {labCopy.fullScreen}
        </LabButton>
      </div>
      <section
        ref={area}
        className={styles.area}
        {...scrollable}
        aria-label={labCopy.chartOf(chart.id)}
        aria-busy={chosen === null && failure === undefined}
      >
        <span key={JSON.stringify([drawing?.key, ...marks.entered])} ref={followChange} />
        {drawing && failure === undefined ? (
          <ChartView
            title={labCopy.chartOf(chart.id)}
            chart={drawing.chart}
            layout={drawing.layout}
            marks={marks}
            factor={factor}
            onEvent={onEvent}
            onFold={(states) => lab.send({ type: 'folds set', states })}
          />
        ) : (
          <p className={hint}>{failure === undefined ? labCopy.laying : labCopy.layoutFailed}</p>
        )}
      </section>
      <ul className={styles.legend}>
        {legendKinds
          .filter((kind) => kind !== 'uncovered' || marks.coverage)
          .map((kind) => (
            <li key={kind} className={styles.kind} data-kind={kind}>
              {labCopy.legend[kind]}
            </li>
          ))}
        {tested.length > 0 && <li>{tested.join(', ')}</li>}
      </ul>
    </div>
  )
}

const legendKinds = ['active', 'visited', 'unvisited', 'uncovered'] as const

type PaneSize = { width: number; height: number }

/* The padding of the area (px): its upper and lower part are under the tools and the legend. */
const around: PaneSize = { width: 16, height: 84 }

const followChange = (marker: HTMLElement | null) => {
  if (marker?.parentElement) showChange(marker.parentElement)
}

/* A scrollable area must be focusable. */
const scrollable = { tabIndex: 0, onPointerDown: startPan, onKeyDown: panByKey } as const
