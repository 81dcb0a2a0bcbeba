import type { Zoom } from '../app/lab-machine.ts'
import * as styles from './chart.css.ts'
import { EdgeView } from './edge-view.tsx'
import type { FoldedChart } from './fold.ts'
import type { Layout } from './geometry.ts'
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
  return (
    <figure className={styles.figure} aria-label={title} data-chart={root?.id}>
      <svg
        className={styles.drawing}
        role="presentation"
        style={{ inlineSize: widthOf(layout, zoom) }}
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
const widthOf = ({ width, height }: Layout, zoom: Zoom): string => {
  if (typeof zoom === 'number') return `${width * zoom}px`
  const fitting = `min(100cqi, 100cqb * ${width / height}, ${width}px)`
  return zoom === 'whole' ? fitting : `max(${width * smallestReadable}px, ${fitting})`
}

/* Below this factor, names are hard to read. */
const smallestReadable = 0.6

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
