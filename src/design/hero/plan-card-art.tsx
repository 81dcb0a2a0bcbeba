import { useId } from 'react'
import { tickIcon } from '../icon/ui/tick.gen.ts'
import { round } from '../vine/geometry.ts'
import * as styles from './hero-stage.css.ts'
import { leafBox } from './leaf-box.ts'
import { PortraitArt } from './person-art.tsx'
import type { Stage } from './stage.ts'

type Props = { card: Stage['card']; text: Stage['text']; people: Stage['people'] }

const portraitRing = { className: styles.portraitRing }

/** The agreed plan: the only prominent element in view. */
export function PlanCardArt({ card, text, people }: Props) {
  const shadow = useId()
  const overlap = card.portraitSize / 4
  const firstPortrait = card.end - people.length * card.portraitSize + (people.length - 1) * overlap
  const tick = text.free * 1.1
  // The measured width, which WebKit's own would exceed by 8 %. Then the text would touch the tick.
  const freeWidth = round(text.free * 6.1)
  return (
    <>
      {/* WebKit applies no CSS filter function to the inside of an SVG. */}
      <filter
        id={shadow}
        x="-20%"
        y="-100%"
        width="140%"
        height="300%"
        colorInterpolationFilters="sRGB"
      >
        <feDropShadow className={styles.cardShadow} dx={0} dy={20} stdDeviation={24} />
      </filter>
      <path className={styles.card} d={leafBox(card, card.corners)} filter={`url(#${shadow})`} />
      <text className={styles.when} x={card.textX} y={card.whenY} fontSize={text.when}>
        {card.when}
      </text>
      <text className={styles.what} x={card.textX} y={card.whatY} fontSize={text.what}>
        {card.what}
      </text>
      {people.map(({ of }, index) => (
        <PortraitArt
          key={of}
          of={of}
          x={firstPortrait + index * (card.portraitSize - overlap)}
          y={card.portraitsY}
          size={card.portraitSize}
          ring={index > 0 ? portraitRing : undefined}
        />
      ))}
      <text
        className={styles.free}
        x={card.end}
        y={card.freeY}
        fontSize={text.free}
        textLength={freeWidth}
      >
        {card.free}
      </text>
      <path
        className={styles.tick}
        transform={`translate(${round(card.end - freeWidth - tick * 1.27)} ${round(card.freeY - tick * 0.86)}) scale(${round(tick / 2.56) / 100})`}
        d={tickIcon.path}
      />
    </>
  )
}
