import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { AnyStateMachine } from 'xstate'
import type { Lab } from '../app/lab.ts'
import type { Zoom } from '../app/lab-machine.ts'
import { labCopy } from '../copy.ts'
import { ExportTools } from '../export/export-tools.tsx'
import { LabButton } from '../parts/lab-button.tsx'
import { button, compactRow, hint } from '../parts/parts.css.ts'
import { ChartLegend } from './chart-legend.tsx'
import * as styles from './chart-pane.css.ts'
import { ChartView } from './chart-view.tsx'
import { fold, foldable } from './fold.ts'
import type { LayoutStore } from './layouts.ts'
import type { Marks, PressLabel } from './marks.ts'
import { Minimap } from './minimap.tsx'
import { panByKey, startPan } from './pan.ts'
import { keepMiddle, keepPoint, onWheelZoom, showActive } from './zoom.ts'

type Props = {
  lab: Lab
  machine: AnyStateMachine
  layouts: LayoutStore
  marks: Marks
  /** Null for a chart that is read-only. */
  onEvent: PressLabel | null
}

/**
 * The chart with its tools. It scrolls natively, so the keyboard, touch and a wheel move it; dragging with a mouse does
 * too. A wheel with Ctrl or ⌘ zooms at the pointer.
 */
export function ChartPane({ lab, machine, layouts, marks, onEvent }: Props) {
  const { folded, zoom } = useSelector(lab.actor, ({ context }) => context)
  const chart = lab.chartOf(machine.id)
  const area = useRef<HTMLDivElement>(null)
  const key = JSON.stringify([chart.id, [...folded].sort()])
  layouts.want(chart.id, key, fold(chart, new Set(folded)))
  const drawing = useSyncExternalStore(layouts.subscribe, () => layouts.get(chart.id))
  const failure = layouts.failureOf(key)

  const onZoom = (to: Zoom) => lab.send({ type: 'zoom set', zoom: to })
  const zoomBy = (factor: number, point?: { x: number; y: number }) => {
    const section = area.current
    const rendered = section?.querySelector('svg')
    if (!section || !rendered || !drawing) return
    const { width } = rendered.getBoundingClientRect()
    const change = () => onZoom((width / drawing.layout.width) * factor)
    if (point) keepPoint(section, point.x, point.y, change)
    else keepMiddle(section, change)
  }
  const showAt = (to: Zoom) => {
    flushSync(() => onZoom(to))
    if (area.current) showActive(area.current, { always: true })
  }
  const onWheel = useEffectEvent((factor: number, x: number, y: number) => zoomBy(factor, { x, y }))
  useEffect(() => (area.current ? onWheelZoom(area.current, onWheel) : undefined), [])

  return (
    <div className={styles.pane}>
      <div className={styles.tools}>
        <div className={compactRow}>
          <LabButton label={labCopy.zoomOut} shortcut="-" onPress={() => zoomBy(1 / 1.25)}>
            −
          </LabButton>
          {typeof zoom === 'number' && <span className={hint}>{labCopy.zoom(zoom)}</span>}
          <LabButton label={labCopy.zoomIn} shortcut="+" onPress={() => zoomBy(1.25)}>
            +
          </LabButton>
          <LabButton pressed={zoom === 'part'} shortcut="f" onPress={() => showAt('part')}>
            {labCopy.fit}
          </LabButton>
          <LabButton pressed={zoom === 'whole'} shortcut="w" onPress={() => onZoom('whole')}>
            {labCopy.whole}
          </LabButton>
          <LabButton pressed={zoom === 'readable'} shortcut="c" onPress={() => showAt('readable')}>
            {labCopy.centre}
          </LabButton>
          <LabButton
            onPress={() =>
              lab.send({ type: 'folds set', states: folded.length === 0 ? foldable(chart) : [] })
            }
          >
            {folded.length === 0 ? labCopy.foldAll : labCopy.unfoldAll}
          </LabButton>
          <LabButton shortcut="z" onPress={() => lab.send({ type: 'full screen toggled' })}>
            {labCopy.fullScreen}
          </LabButton>
          {drawing && (
            <details>
              <summary className={button}>{labCopy.exports}</summary>
              <div className={styles.exports}>
                <ExportTools
                  machine={machine}
                  chart={chart}
                  rendered={drawing.chart}
                  layout={drawing.layout}
                  marks={marks}
                  onMessage={(sentence) => lab.send({ type: 'message', sentence })}
                />
              </div>
            </details>
          )}
        </div>
        <ChartLegend coverage={marks.coverage} />
      </div>
      <section
        ref={area}
        className={styles.area}
        {...scrollable}
        aria-label={labCopy.chartOf(chart.id)}
        aria-busy={drawing?.key !== key && failure === null}
      >
        <span key={JSON.stringify([drawing?.key, ...marks.active])} ref={showActiveAround} />
        {drawing && failure === null ? (
          <ChartView
            title={labCopy.chartOf(chart.id)}
            chart={drawing.chart}
            layout={drawing.layout}
            marks={marks}
            zoom={zoom}
            onEvent={onEvent}
            onFold={(state) => lab.send({ type: 'fold toggled', state })}
          />
        ) : (
          <p className={hint}>{failure === null ? labCopy.laying : labCopy.layoutFailed}</p>
        )}
      </section>
      {drawing && failure === null && (
        <Minimap
          key={drawing.key}
          area={area}
          chart={drawing.chart}
          layout={drawing.layout}
          marks={marks}
        />
      )}
    </div>
  )
}

const showActiveAround = (marker: HTMLElement | null) => {
  if (marker?.parentElement) showActive(marker.parentElement)
}

/* A scrollable area must be focusable. */
const scrollable = { tabIndex: 0, onPointerDown: startPan, onKeyDown: panByKey } as const
