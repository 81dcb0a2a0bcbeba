import { useId } from 'react'
import { type PersonName, people } from '../portrait/people.tsx'
import { round } from '../vine/geometry.ts'
import * as styles from './hero-stage.css.ts'
import { leafBox } from './leaf-box.ts'

type PortraitProps = {
  of: PersonName
  x: number
  y: number
  size: number
  /** Whether a ring separates it from the portrait that it overlaps. */
  ringed?: boolean
}

const shape = leafBox({ x: 0, y: 0, width: 100, height: 100 }, { large: 48, small: 14 })

/** A portrait within an illustration. */
export function PortraitArt({ of: name, x, y, size, ringed = false }: PortraitProps) {
  const clip = useId()
  const { background, drawing } = people[name]
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 100})`}>
      <clipPath id={clip}>
        <path d={shape} />
      </clipPath>
      {ringed && <path className={styles.portraitRing} d={shape} strokeWidth={round(500 / size)} />}
      <g clipPath={`url(#${clip})`}>
        <path fill={background} d={shape} />
        {drawing}
      </g>
    </g>
  )
}

type PersonProps = PortraitProps & { name: string; nameX: number; text: number }

/** A portrait with its name: the head of a column. */
export function PersonArt({ of, name, x, y, nameX, size, text }: PersonProps) {
  return (
    <g className={styles.lattice}>
      <PortraitArt of={of} x={x} y={y} size={size} />
      <text
        className={styles.personName}
        x={nameX}
        y={round(y + size / 2 + text * 0.35)}
        fontSize={text}
      >
        {name}
      </text>
    </g>
  )
}
