import { VisuallyHidden } from '../../src/design/text/visually-hidden.tsx'
import { labCopy } from '../copy.ts'
import { displayText } from '../parts/format.ts'
import * as styles from './chart.css.ts'
import type { ChartEdge } from './chart-of.ts'
import type { FoldedEdge } from './fold.ts'
import { type Box, measures, type Point } from './geometry.ts'
import { around, type LabelPlace, labelsSize } from './label-places.ts'
import { isPressable, isRefused, type Marks, type PressLabel } from './marks.ts'
import { cutText, measureText } from './measure-text.ts'

type Labels = { edge: FoldedEdge; marks: Marks; onEvent: PressLabel }

export function EdgeLine({
  edge,
  points,
  marks,
}: Pick<Labels, 'edge' | 'marks'> & { points: readonly Point[] }) {
  const line = strongest(edge.labels.map(({ id }) => lineOf(id, marks)))
  return (
    <path
      className={styles.edge}
      data-line={line}
      d={roundedLine(points)}
      markerEnd={`url(#arrow-${line})`}
    />
  )
}

type Props = Labels & {
  place: LabelPlace | undefined
  isOpen: boolean
  /** Called when the chip of folded labels is pressed. */
  onToggle: () => void
}

/** All transitions between two states: a label for each, or a chip for all. The chip of one possible event sends it. */
export function EdgeView({ edge, place, isOpen, onToggle, ...labels }: Props) {
  const line = strongest(edge.labels.map(({ id }) => lineOf(id, labels.marks)))
  const texts = edge.labels.map(({ text }) => displayText(text)).join('\n')
  const [first, ...others] = edge.labels
  const isDirect = first && others.length === 0 && isPressable(first, first.from, labels.marks)
  const direct = isDirect ? first : null
  return (
    <g data-edge={edge.id}>
      {place && !place.isChip && <Plate edge={edge} box={place.box} {...labels} />}
      {place?.isChip && (
        <>
          <rect className={styles.plate} data-line={line} {...place.box} rx={8} />
          <foreignObject {...place.box}>
            <button
              type="button"
              className={styles.chip}
              title={texts}
              data-line={line}
              data-chip=""
              aria-expanded={direct ? undefined : isOpen}
              onClick={({ currentTarget }) =>
                direct ? labels.onEvent(direct, currentTarget) : onToggle()
              }
            >
              <VisuallyHidden>{texts}</VisuallyHidden>
              {edge.labels.length > 1 ? edge.labels.length : '…'}
            </button>
          </foreignObject>
        </>
      )}
    </g>
  )
}

/** The labels behind a chip, below it, over the chart. */
export function OpenLabels({ at, ...labels }: Labels & { at: Box }) {
  const size = labelsSize(labels.edge, measureText)
  const middle = { x: at.x + at.width / 2, y: at.y + at.height + size.height / 2 + 2 }
  return <Plate box={around(middle, size)} {...labels} />
}

function Plate({ edge, box, ...props }: Labels & { box: Box }) {
  const line = strongest(edge.labels.map(({ id }) => lineOf(id, props.marks)))
  return (
    <>
      <rect className={styles.plate} data-line={line} {...box} rx={8} />
      <foreignObject {...box}>
        <ul className={styles.labels} data-line={line}>
          {edge.labels.map((one) => (
            <Label
              key={one.id}
              label={one}
              width={box.width - 2 * measures.labelPadding}
              {...props}
            />
          ))}
        </ul>
      </foreignObject>
    </>
  )
}

type LabelProps = Omit<Labels, 'edge'> & {
  label: ChartEdge
  /** The space for the text (px). */
  width: number
}

function Label({ label, width, marks, onEvent }: LabelProps) {
  const times = marks.taken.get(label.id) ?? 0
  const whole = displayText(label.text)
  const shown = cutText(whole, width)
  const text = (
    <>
      {marks.coverage?.transitions[label.id] === 'uncovered' && (
        <span className={styles.gap} role="img" aria-label={labCopy.notTested} />
      )}
      {shown}
      {times > 0 && <b className={styles.times}> {times}</b>}
    </>
  )
  return (
    <li
      className={styles.label}
      data-line={lineOf(label.id, marks)}
      title={shown === whole ? undefined : whole}
    >
      {isPressable(label, label.from, marks) ? (
        <button
          type="button"
          className={styles.press}
          aria-label={shown === whole ? undefined : whole}
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

/** An SVG path through these points, its corners rounded by up to `radius` px. */
const roundedLine = (points: readonly Point[]): string => {
  const [first, ...rest] = points
  const last = rest.pop()
  if (!first || !last) return ''
  const corners = rest.map((corner, index) => {
    const before = points[index] ?? corner
    const after = points[index + 2] ?? corner
    const into = towards(corner, before)
    const out = towards(corner, after)
    return `L${place(into)}Q${place(corner)} ${place(out)}`
  })
  return `M${place(first)}${corners.join('')}L${place(last)}`
}

/** A point from a corner towards a neighbour, at most half of the distance. */
const towards = (from: Point, to: Point): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length === 0) return from
  const part = Math.min(radius, length / 2) / length
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

/* The radius of a corner (px). */
const radius = 10

const place = ({ x, y }: Point): string => `${round(x)} ${round(y)}`

const round = (value: number): number => Math.round(value * 10) / 10
