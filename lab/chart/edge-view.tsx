import { labCopy } from '../copy.ts'
import { displayText } from '../parts/display-text.ts'
import * as styles from './chart.css.ts'
import type { ChartEdge } from './chart-of.ts'
import type { FoldedEdge } from './fold.ts'
import type { Layout } from './geometry.ts'
import { roundedLine } from './line.ts'
import { guardGaps, isPressable, isRefused, type Marks, type PressLabel } from './marks.ts'

type Props = {
  edge: FoldedEdge
  place: Layout['edges'][string] | undefined
  marks: Marks
  onEvent: PressLabel | null
}

/** All transitions between two states: one line, and a label for each. */
export function EdgeView({ edge, place, marks, onEvent }: Props) {
  if (!place) return null
  const line = strongest(edge.labels.map(({ id }) => lineOf(id, marks)))
  const { label } = place
  return (
    <g data-edge={edge.id}>
      <path
        className={styles.edge}
        data-line={line}
        d={roundedLine(place.points)}
        markerEnd={`url(#arrow-${line})`}
      />
      {label && (
        <>
          <rect className={styles.plate} data-line={line} {...label} rx={8} />
          <foreignObject {...label}>
            <ul className={styles.labels} data-line={line}>
              {edge.labels.map((one) => (
                <Label key={one.id} label={one} marks={marks} onEvent={onEvent} />
              ))}
            </ul>
          </foreignObject>
        </>
      )}
    </g>
  )
}

function Label({
  label,
  marks,
  onEvent,
}: {
  label: ChartEdge
  marks: Marks
  onEvent: PressLabel | null
}) {
  const times = marks.taken.get(label.id) ?? 0
  const verdict = marks.coverage?.transitions[label.id]
  const untestedGuards = guardGaps(label, marks)
  const text = (
    <>
      {verdict && verdict !== 'covered' && (
        <span className={styles.gap} role="img" aria-label={labCopy.verdicts[verdict]} />
      )}
      {displayText(label.text)}
      {untestedGuards.length > 0 && (
        <span
          className={styles.guardGap}
          role="img"
          aria-label={labCopy.guardsNotTested(untestedGuards)}
          title={labCopy.guardsNotTested(untestedGuards)}
        />
      )}
      {times > 0 && <b className={styles.times}> {times}</b>}
    </>
  )
  return (
    <li className={styles.label} data-line={lineOf(label.id, marks)}>
      {onEvent && isPressable(label, label.from, marks) ? (
        <button
          type="button"
          className={styles.press}
          data-refused={isRefused(label, marks) || undefined}
          onClick={({ currentTarget }) => onEvent(label, currentTarget)}
        >
          {text}
        </button>
      ) : (
        text
      )}
    </li>
  )
}

type Line = 'idle' | 'taken' | 'last'

const lineOf = (id: string, { taken, last }: Marks): Line =>
  last.has(id) ? 'last' : taken.has(id) ? 'taken' : 'idle'

const strongest = (lines: readonly Line[]): Line =>
  lines.includes('last') ? 'last' : lines.includes('taken') ? 'taken' : 'idle'
