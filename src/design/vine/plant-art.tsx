import type { SVGProps } from 'react'
import type { Leaf, Plant } from './climb.ts'
import { leafPath, leafTransform } from './geometry.ts'
import * as styles from './vine.css.ts'

/** The attributes that colour a plant. */
export type Ink = Readonly<Record<'stem' | 'dark' | 'light' | 'tie', SVGProps<SVGPathElement>>>

const byClass: Ink = {
  stem: { className: styles.stem },
  dark: { className: styles.leaf.dark },
  light: { className: styles.leaf.light },
  tie: { className: styles.tie },
}

type Props = {
  plant: Plant
  /** The width of the stem in units of the illustration. */
  width?: number | undefined
  ink?: Ink | undefined
}

/** A plant within an illustration. */
export function PlantArt({ plant, width = 2.5, ink = byClass }: Props) {
  return (
    <g>
      <path {...ink.stem} d={plant.stem} strokeWidth={width} />
      {plant.leaves.map((leaf) => (
        <LeafArt key={`${leaf.x} ${leaf.y} ${leaf.heading}`} leaf={leaf} ink={ink} />
      ))}
    </g>
  )
}

/** One leaf within an illustration. */
export function LeafArt({ leaf, ink = byClass }: { leaf: Leaf; ink?: Ink }) {
  return (
    <g transform={leafTransform(leaf)}>
      <path {...(leaf.light ? ink.light : ink.dark)} d={leafPath} />
    </g>
  )
}

type TieProps = { x: number; y: number; scale?: number; ink?: Ink }

/** Two strokes where a stem is tied to a slat. */
export function TieArt({ x, y, scale = 1, ink = byClass }: TieProps) {
  return (
    <path
      {...ink.tie}
      transform={`translate(${x} ${y}) scale(${scale})`}
      d="M-6 -.25L6 -4.25M-6 4.25L6 .25"
    />
  )
}
