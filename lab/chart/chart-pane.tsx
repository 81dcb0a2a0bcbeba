import { useRef, useSyncExternalStore } from 'react'
import type { Chart, ChartLabel } from 'statewalk'
import { labCopy } from '../copy.ts'
import { ExportTools } from '../export/export-tools.tsx'
import { LabButton } from '../parts/lab-button.tsx'
import { hint, row } from '../parts/parts.css.ts'
import * as styles from './chart-pane.css.ts'
import { ChartView } from './chart-view.tsx'
import { fold, foldable } from './fold.ts'
import type { LayoutStore } from './layouts.ts'
import type { Marks } from './marks.ts'
import { startPan } from './pan.ts'

type Props = {
  chart: Chart
  folded: readonly string[]
  layouts: LayoutStore
  marks: Marks
  zoom: number | null
  onEvent: (label: ChartLabel) => void
  onFold: (state: string) => void
  onFolds: (states: readonly string[]) => void
  onZoom: (zoom: number | null) => void
  onMessage: (sentence: string) => void
}

/**
 * The chart with its tools. It scrolls natively, so the keyboard, touch and a wheel move it; dragging with a mouse does
 * too.
 */
export function ChartPane(props: Props) {
  const { chart, folded, layouts, marks, zoom, onEvent, onFold, onFolds, onZoom, onMessage } = props
  const area = useRef<HTMLDivElement>(null)
  const key = JSON.stringify([chart.id, [...folded].sort()])
  layouts.want(chart.id, key, fold(chart, new Set(folded)))
  const drawing = useSyncExternalStore(layouts.subscribe, () => layouts.get(chart.id))
  const failure = layouts.failureOf(key)

  function zoomBy(factor: number) {
    const rendered = area.current?.querySelector('svg')
    if (rendered && drawing)
      onZoom((rendered.getBoundingClientRect().width / drawing.layout.width) * factor)
  }

  return (
    <div className={styles.pane}>
      <div className={styles.tools}>
        <div className={row}>
          <LabButton label={labCopy.zoomOut} onPress={() => zoomBy(1 / 1.25)}>
            −
          </LabButton>
          {zoom !== null && <span className={hint}>{labCopy.zoom(zoom)}</span>}
          <LabButton label={labCopy.zoomIn} onPress={() => zoomBy(1.25)}>
            +
          </LabButton>
          <LabButton pressed={zoom === null} onPress={() => onZoom(null)}>
            {labCopy.fit}
          </LabButton>
          <LabButton onPress={() => onFolds(foldable(chart))}>{labCopy.foldAll}</LabButton>
          <LabButton disabled={folded.length === 0} onPress={() => onFolds([])}>
            {labCopy.unfoldAll}
          </LabButton>
          {drawing && (
            <ExportTools
              chart={chart}
              rendered={drawing.chart}
              layout={drawing.layout}
              marks={marks}
              onMessage={onMessage}
            />
          )}
        </div>
        <ul className={styles.legend}>
          {(['active', 'visited', 'unvisited'] as const).map((kind) => (
            <li key={kind} className={styles.kind} data-kind={kind}>
              {labCopy.legend[kind]}
            </li>
          ))}
        </ul>
      </div>
      <section
        ref={area}
        className={styles.area}
        {...scrollable}
        aria-label={labCopy.chartOf(chart.id)}
        aria-busy={drawing?.key !== key && failure === null}
      >
        <span key={JSON.stringify([drawing?.key, ...marks.active])} ref={showActive} />
        {drawing && failure === null ? (
          <ChartView
            title={labCopy.chartOf(chart.id)}
            chart={drawing.chart}
            layout={drawing.layout}
            marks={marks}
            zoom={zoom}
            onEvent={onEvent}
            onFold={onFold}
          />
        ) : (
          <p className={hint}>{failure === null ? labCopy.laying : labCopy.layoutFailed}</p>
        )}
      </section>
    </div>
  )
}

/** Scrolls only this area until an active state is visible. */
const showActive = (marker: HTMLElement | null) => {
  const area = marker?.parentElement
  const active = area?.querySelector('[data-active]:not([data-inside])')
  if (!area || !active) return
  const window = area.getBoundingClientRect()
  const box = active.getBoundingClientRect()
  const isSeen =
    box.left >= window.left &&
    box.right <= window.right &&
    box.top >= window.top &&
    box.bottom <= window.bottom
  if (!isSeen)
    area.scrollBy({
      left: box.left - window.left - (window.width - box.width) / 2,
      top: box.top - window.top - (window.height - box.height) / 2,
    })
}

/* A scrollable area must be focusable. */
const scrollable = { tabIndex: 0, onPointerDown: startPan } as const
