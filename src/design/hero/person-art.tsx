import { type PersonName, people } from '../portrait/people.tsx'
import { round } from '../vine/geometry.ts'
import * as styles from './hero-stage.css.ts'
import { leafBox } from './leaf-box.ts'

type PortraitProps = {
  of: PersonName
  /** The id of the illustration's `PortraitClip`. */
  clip: string
  x: number
  y: number
  size: number
  /** Whether a ring separates it from the portrait that it overlaps. */
  ringed?: boolean
}

const shape = leafBox({ x: 0, y: 0, width: 100, height: 100 }, { large: 48, small: 14 })

/** The shape of all portraits of an illustration. The id must be unique in the page. */
export function PortraitClip({ id }: { id: string }) {
  return (
    <clipPath id={id}>
      <path d={shape} />
    </clipPath>
  )
}

/** A portrait within an illustration. */
export function PortraitArt({ of: name, clip, x, y, size, ringed = false }: PortraitProps) {
  const { background, drawing } = people[name]
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 100})`}>
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
export function PersonArt({ of, clip, name, x, y, nameX, size, text }: PersonProps) {
  return (
    <g className={styles.lattice}>
      <PortraitArt of={of} clip={clip} x={x} y={y} size={size} />
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
