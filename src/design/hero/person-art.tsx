import type { SVGProps } from 'react'
import { type PersonName, people } from '../portrait/people.tsx'
import { round } from '../vine/geometry.ts'
import * as styles from './hero-stage.css.ts'
import { leafBox } from './leaf-box.ts'

type PortraitProps = {
  of: PersonName
  x: number
  y: number
  size: number
  /** The colours of the ring that separates it from the portrait that it overlaps. */
  ring?: SVGProps<SVGPathElement> | undefined
}

const shape = leafBox({ x: 0, y: 0, width: 100, height: 100 }, { large: 48, small: 14 })
/* Not the id of a `<clipPath>`, which WebKit does not find in another file. Its origin is the portrait's own. */
const clip = `path('${shape}')`

/** A portrait within an illustration. */
export function PortraitArt({ of: name, x, y, size, ring }: PortraitProps) {
  const { background, drawing } = people[name]
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 100})`}>
      {ring && <path {...ring} d={shape} strokeWidth={round(500 / size)} />}
      <g clipPath={clip}>
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
