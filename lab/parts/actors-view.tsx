import { memo } from 'react'
import { measureText } from '../chart/measure-text.ts'
import { labCopy } from '../copy.ts'
import type { Frame } from '../recording/player.ts'
import * as styles from './actors.css.ts'
import { columnWidth, sequenceOf } from './actors.ts'
import { displayText } from './display-text.ts'

type Props = {
  machine: string
  frames: readonly Frame[]
  position: number
  onStep: (position: number) => void
}

/** The recording as a sequence diagram: a lifeline for each actor, and a row for each message. */
export function ActorsView({ machine, frames, position, onStep }: Props) {
  const sequence = sequenceOf(frames, {
    person: labCopy.person,
    clock: labCopy.clockActor,
    machine,
    site: labCopy.site,
    starts: labCopy.startsService,
  })
  const { actors, messages } = sequence
  const width = columnWidth(sequence, measureText)
  const place = (actor: string) => (actors.indexOf(actor) + 0.5) * width
  const rows = messages.map((message, row) => ({ ...message, row }))
  const height = messages.length * 34 + 40
  return (
    <figure className={styles.figure} aria-label={labCopy.sequenceOf(machine)}>
      <ol
        className={styles.actors}
        style={{ gridTemplateColumns: `repeat(${actors.length}, ${width}px)` }}
      >
        {actors.map((actor) => (
          <li key={actor} className={styles.actor}>
            {actor}
          </li>
        ))}
      </ol>
      <svg role="presentation" width={actors.length * width} height={height}>
        {actors.map((actor) => (
          <line
            key={actor}
            className={styles.life}
            x1={place(actor)}
            x2={place(actor)}
            y1="0"
            y2={height}
          />
        ))}
        {rows.map(({ step, from, to, text, row }) => (
          <MessageView
            key={row}
            text={text}
            step={step}
            from={place(from)}
            to={place(to)}
            y={34 + row * 34}
            width={width}
            isNow={step === position}
            onStep={onStep}
          />
        ))}
      </svg>
    </figure>
  )
}

type MessageProps = {
  text: string
  step: number
  from: number
  to: number
  y: number
  width: number
  isNow: boolean
  onStep: (position: number) => void
}

/** One message. Memoized, because a recording may have many. */
const MessageView = memo(function MessageView(props: MessageProps) {
  const { text, step, from, to, y, width, isNow, onStep } = props
  const way = Math.sign(to - from) || 1
  return (
    <g data-current={isNow || undefined}>
      <line className={styles.message} x1={from} x2={to - way * 8} y1={y} y2={y} />
      <path className={styles.head} d={`M${to} ${y}l${-way * 9} -5v10z`} />
      <foreignObject
        x={Math.min(from, to)}
        y={y - 22}
        width={Math.max(Math.abs(to - from), width)}
        height="20"
      >
        <button type="button" className={styles.text} onClick={() => onStep(step)}>
          {displayText(text)}
        </button>
      </foreignObject>
    </g>
  )
})
