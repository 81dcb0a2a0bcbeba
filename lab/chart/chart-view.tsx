import { useMemo, useState } from 'react'
import * as styles from './chart.css.ts'
import { EdgeLine, EdgeView, OpenLabels } from './edge-view.tsx'
import type { FoldedChart } from './fold.ts'
import type { Layout } from './geometry.ts'
import { placeLabels } from './label-places.ts'
import type { Marks, PressLabel } from './marks.ts'
import { measureText } from './measure-text.ts'
import { AnywhereView, StateView } from './state-view.tsx'

type Props = {
  title: string
  chart: FoldedChart
  layout: Layout
  marks: Marks
  factor: number
  onEvent: PressLabel
  /** Called with the states that are to be folded. */
  onFold: (states: readonly string[]) => void
}

/** The statechart as an SVG drawing. Labels of possible events are buttons; so are the folds. */
export function ChartView({ title, chart, layout, marks, factor, onEvent, onFold }: Props) {
  const [root, ...states] = chart.states
  const [open, setOpen] = useState<string | null>(null)
  const parents = new Set(states.map(({ parent }) => parent))
  const active = [...marks.active].join('\n')
  const places = useMemo(() => {
    const states = new Set(active.split('\n'))
    return placeLabels(chart, layout, measureText, ({ from }) => states.has(from))
  }, [chart, layout, active])
  const toggle = (id: string) =>
    onFold(
      chart.folds.includes(id) ? chart.folds.filter((one) => one !== id) : [...chart.folds, id],
    )
  const opened = chart.edges.find(({ id }) => id === open)
  const openedPlace = places.get(open ?? '')
  return (
    <figure className={styles.figure} aria-label={title} data-chart={root?.id}>
      <svg
        className={styles.drawing}
        role="presentation"
        style={{ inlineSize: layout.width * factor }}
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
            hasInside={parents.has(state.id)}
            isRegion={states.some(({ id, kind }) => id === state.parent && kind === 'parallel')}
            marks={marks}
            onEvent={onEvent}
            onFold={toggle}
          />
        ))}
        {chart.edges.map((edge) => (
          <EdgeLine
            key={edge.id}
            edge={edge}
            points={layout.edges[edge.id]?.points ?? []}
            marks={marks}
          />
        ))}
        {chart.edges.map((edge) => (
          <EdgeView
            key={edge.id}
            edge={edge}
            place={places.get(edge.id)}
            marks={marks}
            onEvent={onEvent}
            isOpen={edge.id === open}
            onToggle={() => setOpen(edge.id === open ? null : edge.id)}
          />
        ))}
        {opened && openedPlace?.isChip && (
          <OpenLabels edge={opened} at={openedPlace.box} marks={marks} onEvent={onEvent} />
        )}
      </svg>
    </figure>
  )
}

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
