import type { ChartLabel } from 'statewalk'
import * as styles from './chart.css.ts'
import { EdgeView } from './edge-view.tsx'
import type { FoldedChart } from './fold.ts'
import type { Layout } from './geometry.ts'
import type { Marks } from './marks.ts'
import { AnywhereView, StateView } from './state-view.tsx'

type Props = {
  title: string
  chart: FoldedChart
  layout: Layout
  marks: Marks
  /** Null fits the width, down to a readable size. */
  zoom: number | null
  onEvent: (label: ChartLabel) => void
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
        {root && <AnywhereView state={root} box={layout.states[root.id]} />}
        {states.map((state) => (
          <StateView
            key={state.id}
            state={state}
            box={layout.states[state.id]}
            hasInside={chart.states.some(({ parent }) => parent === state.id)}
            isRegion={states.some(({ id, kind }) => id === state.parent && kind === 'parallel')}
            marks={marks}
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

const widthOf = ({ width }: Layout, zoom: number | null): string =>
  zoom === null ? `clamp(${width * smallest}px, 100%, ${width}px)` : `${width * zoom}px`

/* Below this zoom, names are unreadable. */
const smallest = 0.55

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
