import { labCopy } from '../copy.ts'
import * as styles from './chart.css.ts'
import { type FoldedState, kindOf, linesOf, notesOf } from './fold.ts'
import { type Box, measures } from './geometry.ts'
import { isPressable, isRefused, type Marks, type PressLabel } from './marks.ts'
import { cutText } from './measure-text.ts'

type Props = {
  state: FoldedState
  box: Box | undefined
  hasInside: boolean
  isRegion: boolean
  marks: Marks
  onEvent: PressLabel
  onFold: (state: string) => void
}

/** A state: a box with its name and services that takes the shape of a leaf while active. */
export function StateView({ state, box, hasInside, isRegion, marks, onEvent, onFold }: Props) {
  if (!box) return null
  const active = marks.active.has(state.id)
  const { x, y, width, height } = box
  const corner = active && !hasInside ? { large: 22, small: 5 } : { large: 14, small: 14 }
  const { dot, arrow } = initialMark(box)
  return (
    <g
      data-state={state.id}
      data-active={active || undefined}
      data-entered={isEntered(state, marks) || undefined}
      data-visited={marks.visited.has(state.id) || undefined}
      data-inside={hasInside || undefined}
      data-region={isRegion || undefined}
    >
      {active && !hasInside && (
        <path
          className={styles.halo}
          d={leafBox(
            { x: x - 5, y: y - 5, width: width + 10, height: height + 10 },
            { large: 26, small: 9 },
          )}
        />
      )}
      <path className={styles.box} d={leafBox(box, corner)} />
      {state.tip !== '' && <title>{state.tip}</title>}
      {state.kind === 'final' && (
        <path
          className={styles.inner}
          d={leafBox(
            { x: x + 4, y: y + 4, width: width - 8, height: height - 8 },
            { large: 11, small: 11 },
          )}
        />
      )}
      {state.initial && (
        <>
          <path className={styles.begin} d={dot} />
          <path className={styles.beginArrow} d={arrow} />
        </>
      )}
      <Texts title={state.key} state={state} box={box} marks={marks} onEvent={onEvent} />
      {marks.coverage?.states[state.id] === 'uncovered' && (
        <circle className={styles.stateGap} cx={x + 10} cy={y + 10} r={4}>
          <title>{labCopy.notTested}</title>
        </circle>
      )}
      {(hasInside || state.hidden > 0) && (
        <Fold state={state} x={x + width - 32} y={y + 4} onFold={onFold} />
      )}
    </g>
  )
}

const isEntered = ({ id, hidden }: FoldedState, { entered }: Marks): boolean =>
  entered.has(id) || (hidden > 0 && [...entered].some((one) => one.startsWith(`${id}.`)))

type AnywhereProps = Pick<Props, 'state' | 'box' | 'marks' | 'onEvent'>

/** The box of the machine's own transitions, which apply in every state. */
export function AnywhereView({ state, box, marks, onEvent }: AnywhereProps) {
  if (!box) return null
  return (
    <g data-anywhere="">
      <path className={styles.box} d={leafBox(box, { large: 14, small: 14 })} />
      <Texts title={labCopy.anywhere} state={state} box={box} marks={marks} onEvent={onEvent} />
    </g>
  )
}

type TextsProps = Omit<AnywhereProps, 'box'> & { title: string; box: Box }

function Texts({ title, state, box, marks, onEvent }: TextsProps) {
  const left = box.x + measures.statePadding
  const top = box.y + measures.statePadding
  const firstStay = notesOf(state).length
  return (
    <>
      <text className={styles.name} x={left} y={top + 14}>
        {title}
        <tspan className={styles.kind}>{kindOf(state)}</tspan>
      </text>
      {linesOf(state).map((line, index) => {
        const y = top + measures.stateTitle + 10 + index * measures.stateLine
        const label = state.stays[index - firstStay]
        return label && isPressable(label, state.id, marks) ? (
          <foreignObject
            key={line}
            x={left}
            y={y - 13}
            width={box.width - 2 * measures.statePadding}
            height={measures.stateLine}
          >
            <button
              type="button"
              className={styles.pressLine}
              data-refused={isRefused(label, marks) || undefined}
              onClick={({ currentTarget }) => onEvent(label, currentTarget)}
            >
              {line}
            </button>
          </foreignObject>
        ) : (
          <text key={line} className={styles.line} x={left} y={y}>
            {state.hidden > 0 && index === linesOf(state).length - 1
              ? insideOf(state, box, marks, line)
              : line}
          </text>
        )
      })}
    </>
  )
}

/** A folded state shows which of the states inside are active; otherwise it counts them. */
const insideOf = ({ id }: FoldedState, box: Box, { active }: Marks, count: string): string => {
  const inner = [...active].filter((one) => one.startsWith(`${id}.`))
  const leaves = inner.filter((one) => !inner.some((other) => other.startsWith(`${one}.`)))
  const names = leaves.map((one) => one.slice(one.lastIndexOf('.') + 1))
  return names.length === 0
    ? count
    : cutText(labCopy.inside(names), box.width - 2 * measures.statePadding)
}

function Fold({
  state: { id, key, hidden },
  x,
  y,
  onFold,
}: {
  state: FoldedState
  x: number
  y: number
  onFold: (state: string) => void
}) {
  const open = hidden === 0
  return (
    <foreignObject x={x} y={y} width="26" height="26">
      <button
        type="button"
        className={styles.fold}
        aria-expanded={open}
        aria-label={open ? labCopy.fold(key) : labCopy.unfold(key)}
        onClick={() => onFold(id)}
      >
        {open ? '−' : '+'}
      </button>
    </foreignObject>
  )
}

/** A box as an SVG path: its first and third corner are large, the other two small; equal radii give a plain box. */
const leafBox = (
  { x, y, width, height }: Box,
  { large, small }: { large: number; small: number },
): string => {
  const a = Math.min(large, width / 2, height / 2)
  const b = Math.min(small, width / 2, height / 2)
  return [
    `M${x + a} ${y}`,
    `H${x + width - b}`,
    `a${b} ${b} 0 0 1 ${b} ${b}`,
    `V${y + height - a}`,
    `a${a} ${a} 0 0 1 ${-a} ${a}`,
    `H${x + b}`,
    `a${b} ${b} 0 0 1 ${-b} ${-b}`,
    `V${y + a}`,
    `a${a} ${a} 0 0 1 ${a} ${-a}z`,
  ].join('')
}

/** The mark of an initial state: a dot above its corner, and an arrow from there into it. */
const initialMark = ({ x, y }: Box): { dot: string; arrow: string } => {
  const left = x + 20
  return {
    dot: `M${left - 4} ${y - 13}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z`,
    arrow: `M${left} ${y - 10}V${y - 1}m-4 -5l4 5l4 -5`,
  }
}
