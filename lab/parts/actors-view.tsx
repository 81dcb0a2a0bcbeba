import { memo } from 'react'
import { labCopy } from '../copy.ts'
import type { Frame } from '../recording/player.ts'
import * as styles from './actors.css.ts'
import { sequenceOf } from './actors.ts'
import { displayText } from './display-text.ts'

type Props = {
  machine: string
  frames: readonly Frame[]
  position: number
  onStep: (position: number) => void
}

/** The recording as a sequence diagram: a lifeline for each actor, and a row for each message. */
export function ActorsView({ machine, frames, position, onStep }: Props) {
  const { actors, messages } = sequenceOf(frames, {
    person: labCopy.person,
    clock: labCopy.clockActor,
    machine,
    site: labCopy.site,
    starts: labCopy.startsService,
  })
  const place = (actor: string) => 90 + actors.indexOf(actor) * 180
  const height = 60 + messages.length * 34 + 20
  return (
    <figure className={styles.figure} aria-label={labCopy.sequenceOf(machine)}>
      <svg role="presentation" width={actors.length * 180} height={height}>
        {actors.map((actor) => (
          <g key={actor}>
            <line className={styles.life} x1={place(actor)} x2={place(actor)} y1="44" y2={height} />
            <foreignObject x={place(actor) - 84} y="4" width="168" height="40">
              <p className={styles.actor}>{actor}</p>
            </foreignObject>
          </g>
        ))}
        {messages.map(({ step, from, to, text }, index) => (
          <MessageView
            key={`${step} ${from} ${to} ${text}`}
            text={text}
            step={step}
            from={place(from)}
            to={place(to)}
            y={70 + index * 34}
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
  isNow: boolean
  onStep: (position: number) => void
}

/** One message. Memoized, because a recording may have many. */
const MessageView = memo(function MessageView(props: MessageProps) {
  const { text, step, from, to, y, isNow, onStep } = props
  const way = Math.sign(to - from) || 1
  return (
    <g data-current={isNow || undefined}>
      <line className={styles.message} x1={from} x2={to - way * 8} y1={y} y2={y} />
      <path className={styles.head} d={`M${to} ${y}l${-way * 9} -5v10z`} />
      <foreignObject
        x={Math.min(from, to)}
        y={y - 22}
        width={Math.max(Math.abs(to - from), 170)}
        height="20"
      >
        <button type="button" className={styles.text} onClick={() => onStep(step)}>
          {displayText(text)}
        </button>
      </foreignObject>
    </g>
  )
})
