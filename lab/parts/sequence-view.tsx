import { memo, useCallback, useState } from 'react'
import { measureText } from '../chart/measure-text.ts'
import { displayText } from './display-text.ts'
import {
  centreOf,
  columnWidths,
  isNarrow,
  type Message,
  type Sequence,
  widthsIn,
} from './sequence.ts'
import * as styles from './sequence-view.css.ts'

type Props = {
  label: string
  sequence: Sequence
  isCurrent: (message: Message) => boolean
  onStep: (step: number) => void
}

/** A sequence diagram that scrolls under its lifelines' names. All lifelines are within the pane. */
export function SequenceView({ label, sequence, isCurrent, onStep }: Props) {
  const { actors, messages } = sequence
  const [paneWidth, setPaneWidth] = useState(0)
  const observeWidth = useCallback((area: HTMLElement | null) => {
    if (!area) return undefined
    const observer = new ResizeObserver(() => setPaneWidth(contentWidth(area)))
    observer.observe(area)
    return () => observer.disconnect()
  }, [])
  const widths = widthsIn(paneWidth, columnWidths(sequence, measureText))
  const width = centreOf([...widths, 0], widths.length)
  const places = new Map(actors.map((actor, index) => [actor, centreOf(widths, index)]))
  const placeOf = (actor: string) => places.get(actor) ?? 0
  const rows = messages.map((message, row) => ({ message, y: rowHeight + row * rowHeight }))
  const height = messages.length * rowHeight + 40
  return (
    <section ref={observeWidth} className={styles.area} {...scrollable} aria-label={label}>
      <ol className={styles.actors} style={{ gridTemplateColumns: `${widths.join('px ')}px` }}>
        {actors.map((actor) => (
          <li
            key={actor}
            className={styles.actor}
            title={actor}
            data-narrow={isNarrow(widths[actors.indexOf(actor)] ?? 0) || undefined}
          >
            {actor}
          </li>
        ))}
      </ol>
      <svg role="presentation" width={width} height={height}>
        {actors.map((actor) => (
          <line
            key={actor}
            className={styles.life}
            x1={placeOf(actor)}
            x2={placeOf(actor)}
            y1="0"
            y2={height}
          />
        ))}
        {rows.map(({ message, y }) => (
          <MessageView
            key={y}
            text={message.text}
            step={message.step}
            from={placeOf(message.from)}
            to={placeOf(message.to)}
            width={width}
            y={y}
            isCurrent={isCurrent(message)}
            onStep={onStep}
          />
        ))}
      </svg>
      <span key={messages.length} ref={followNewest} />
    </section>
  )
}

const rowHeight = 34

/** The width inside the padding of an area (px). */
const contentWidth = (area: HTMLElement): number => {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(area)
  return (
    area.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
  )
}

/* A scrollable area must be focusable. */
const scrollable = { tabIndex: 0 } as const

/** Scrolls to a message that has just been added, unless the reader has scrolled away from the end. */
const followNewest = (end: HTMLElement | null) => {
  const area = end?.parentElement
  if (!area) return
  const below = area.scrollHeight - area.scrollTop - area.clientHeight
  if (below < 4 * rowHeight) area.scrollTop = area.scrollHeight
}

type MessageProps = {
  text: string
  step: number
  from: number
  to: number
  /** The width of the diagram (px), in which the text stays. */
  width: number
  y: number
  isCurrent: boolean
  onStep: (step: number) => void
}

/** One message. Memoized, because a recording may have many. */
const MessageView = memo(function MessageView(props: MessageProps) {
  const { text, step, from, to, width, y, isCurrent, onStep } = props
  const direction = Math.sign(to - from) || 1
  const length = Math.max(Math.abs(to - from), measureText(displayText(text), 'label') + 12)
  const start = direction > 0 ? from : from - length
  return (
    <g data-current={isCurrent || undefined}>
      <line className={styles.message} x1={from} x2={to - direction * 8} y1={y} y2={y} />
      <path className={styles.head} d={`M${to} ${y}l${-direction * 9} -5v10z`} />
      <foreignObject
        x={Math.max(0, Math.min(start, width - length))}
        y={y - 22}
        width={length}
        height="20"
      >
        <button
          type="button"
          className={styles.text}
          data-leftward={direction < 0 || undefined}
          onClick={() => onStep(step)}
        >
          {displayText(text)}
        </button>
      </foreignObject>
    </g>
  )
})
