import type { Zoom } from '../app/lab-machine.ts'
import { activePart } from './active-part.ts'
import * as styles from './chart.css.ts'
import { EdgeView } from './edge-view.tsx'
import type { FoldedChart } from './fold.ts'
import type { Box, Layout } from './geometry.ts'
import type { Marks, PressLabel } from './marks.ts'
import { AnywhereView, StateView } from './state-view.tsx'

type Props = {
  title: string
  chart: FoldedChart
  layout: Layout
  marks: Marks
  zoom: Zoom
  /** Null for a chart that is read-only. */
  onEvent: PressLabel | null
  onFold: (state: string) => void
}

/** The statechart as an SVG drawing. Labels of possible events are buttons; so are the folds. */
export function ChartView({ title, chart, layout, marks, zoom, onEvent, onFold }: Props) {
  const [root, ...states] = chart.states
  const part = activePart(chart, layout, marks.active)
  return (
    <figure className={styles.figure} aria-label={title} data-chart={root?.id} data-fit={zoom}>
      <svg
        className={styles.drawing}
        role="presentation"
        style={{ inlineSize: widthOf(layout, zoom, part) }}
        viewBox={`0 0 ${layout.width} ${layout.height}`}
      >
        <Arrows />
        {root && (
          <AnywhereView state={root} box={layout.states[root.id]} marks={marks} onEvent={onEvent} />
        )}
        {states.map((state) => (
          <StateView
            key={state.id}
            state={state}
            box={layout.states[state.id]}
            hasInside={chart.states.some(({ parent }) => parent === state.id)}
            isRegion={states.some(({ id, kind }) => id === state.parent && kind === 'parallel')}
            marks={marks}
            onEvent={onEvent}
            onFold={onFold}
          />
        ))}
        {/* What `part` fits, for the scroll position. */}
        <rect data-part-box="" {...part} fill="none" pointerEvents="none" />
        {chart.edges.map((edge) => (
          <EdgeView
            key={edge.id}
            edge={edge}
            place={layout.edges[edge.id]}
            marks={marks}
            onEvent={onEvent}
          />
        ))}
      </svg>
    </figure>
  )
}

/* The area around the chart is the container of the units cqi and cqb. */
const widthOf = ({ width, height }: Layout, zoom: Zoom, part: Box): string => {
  if (typeof zoom === 'number') return `${width * zoom}px`
  if (zoom === 'part')
    return `clamp(${width * legible}px, min(100cqi * ${width / part.width}, 100cqb * ${width / part.height}), ${width}px)`
  const fitting = `min(100cqi, 100cqb * ${width / height}, ${width}px)`
  return zoom === 'whole' ? fitting : `max(${width * smallestReadable}px, ${fitting})`
}

/* Below this factor, names are hard to read. */
const smallestReadable = 0.6

/* At this factor, all texts are larger than 10 px. */
const legible = 0.8

const arrows = ['idle', 'taken', 'last'] as const

function Arrows() {
  return (
    <defs>
      {arrows.map((name) => (
        <marker
          key={name}
          id={`arrow-${name}`}
          className={styles.arrow}
          data-line={name}
          viewBox="0 0 10 10"
          refX="9"
          refY="5"
          markerUnits="userSpaceOnUse"
          markerWidth="10"
          markerHeight="10"
          orient="auto-start-reverse"
        >
          <path d="M0 1 9 5 0 9z" />
        </marker>
      ))}
    </defs>
  )
}
