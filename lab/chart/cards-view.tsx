import { labCopy } from '../copy.ts'
import { displayText } from '../parts/display-text.ts'
import { LabButton } from '../parts/lab-button.tsx'
import { hint, stack, view } from '../parts/parts.css.ts'
import * as styles from './cards.css.ts'
import type { Chart, ChartEdge, ChartLabel, ChartState } from './chart-of.ts'
import { isPressable, type Marks, type PressLabel } from './marks.ts'
import { notesOf } from './state-lines.ts'

type Props = { chart: Chart; marks: Marks; onEvent: PressLabel }

/** The same chart as nested lists: for the keyboard, for screen readers, and for narrow windows. */
export function CardsView({ chart, marks, onEvent }: Props) {
  const [root] = chart.states
  if (!root) return null
  const props = { chart, marks, onEvent }
  const notes = notesOf(root)
  return (
    <div className={view}>
      {hasTransitions(root, chart) && (
        <section className={styles.card} aria-label={labCopy.anywhere}>
          <p className={styles.name}>{labCopy.anywhere}</p>
          {notes.length > 0 && <p className={hint}>{notes.join(' · ')}</p>}
          <Transitions state={root} {...props} />
        </section>
      )}
      <Inside of={root} {...props} />
    </div>
  )
}

const hasTransitions = ({ id, stays }: ChartState, { edges }: Chart): boolean =>
  stays.length > 0 || edges.some(({ from }) => from === id)

function Inside({ of, ...props }: Props & { of: ChartState }) {
  const states = props.chart.states.filter(({ parent }) => parent === of.id)
  return (
    <ul className={stack}>
      {states.map((state) => (
        <Card key={state.id} state={state} {...props} />
      ))}
    </ul>
  )
}

function Card({ state, ...props }: Props & { state: ChartState }) {
  const { chart, marks } = props
  const active = marks.active.has(state.id)
  const hasInside = chart.states.some(({ parent }) => parent === state.id)
  const notes = [
    ...(active ? [labCopy.nowActive] : marks.visited.has(state.id) ? [labCopy.visitedBefore] : []),
    ...(state.initial ? [labCopy.beginsHere] : []),
    ...(state.kind === 'atomic' || state.kind === 'compound' ? [] : [labCopy.kinds[state.kind]]),
    ...notesOf(state),
  ]
  return (
    <li className={styles.card} data-active={active || undefined}>
      <p className={styles.name}>{state.key}</p>
      {notes.length > 0 && <p className={hint}>{notes.join(' · ')}</p>}
      {hasTransitions(state, chart) && <Transitions state={state} {...props} />}
      {hasInside && <Inside of={state} {...props} />}
    </li>
  )
}

function Transitions({ state, ...props }: Props & { state: ChartState }) {
  const edges = props.chart.edges.filter(({ from }) => from === state.id)
  return (
    <ul className={styles.edges}>
      {state.stays.map((label) => (
        <li key={label.id}>
          <Transition label={label} from={state.id} to={null} {...props} />
        </li>
      ))}
      {edges.map((edge) => (
        <li key={`${edge.id} ${edge.to}`}>
          <Transition label={edge} from={edge.from} to={edge.to} {...props} />
        </li>
      ))}
    </ul>
  )
}

function Transition({
  label,
  from,
  to,
  marks,
  onEvent,
}: Props & { label: ChartLabel | ChartEdge; from: string; to: string | null }) {
  const { id, text } = label
  const times = marks.taken.get(id) ?? 0
  return (
    <>
      {isPressable(label, from, marks) ? (
        <LabButton onPress={(button) => onEvent(label, button)}>{displayText(text)}</LabButton>
      ) : (
        <span>{displayText(text)}</span>
      )}{' '}
      <span className={hint}>
        {[
          ...(to === null ? [] : [labCopy.leadsTo(to)]),
          times > 0 ? labCopy.takenTimes(times) : labCopy.neverTaken,
        ].join(', ')}
      </span>
    </>
  )
}
