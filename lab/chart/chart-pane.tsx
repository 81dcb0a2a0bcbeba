import { useRef, useSyncExternalStore } from 'react'
import type { Chart, ChartLabel } from '../../machines/chart/chart.ts'
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
  onTold: (sentence: string) => void
}

/** The chart with its tools. It scrolls like any page, so the keyboard, a finger and a wheel all move it; so does a mouse that draws it. */
export function ChartPane(props: Props) {
  const { chart, folded, layouts, marks, zoom, onEvent, onFold, onFolds, onZoom, onTold } = props
  const area = useRef<HTMLDivElement>(null)
  const key = JSON.stringify([chart.id, [...folded].sort()])
  layouts.want(chart.id, key, fold(chart, new Set(folded)))
  const drawing = useSyncExternalStore(layouts.subscribe, () => layouts.get(chart.id))
  const failure = layouts.failureOf(key)

  function zoomBy(factor: number) {
    const drawn = area.current?.querySelector('svg')
    if (drawn && drawing)
      onZoom((drawn.getBoundingClientRect().width / drawing.layout.width) * factor)
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
              drawn={drawing.chart}
              layout={drawing.layout}
              marks={marks}
              onTold={onTold}
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

/** Scrolls the area, and nothing else, until an active state is in sight. */
const showActive = (place: HTMLElement | null) => {
  const area = place?.parentElement
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

/* What scrolls must be reachable by the keyboard. */
const scrollable = { tabIndex: 0, onPointerDown: startPan } as const
