import type { Leaf, Plant } from './climb.ts'
import { leafPath, leafTransform } from './geometry.ts'
import * as styles from './vine.css.ts'

type Props = {
  plant: Plant
  /** The width of the stem in units of the illustration. */
  width?: number | undefined
}

/** A plant within an illustration. */
export function PlantArt({ plant, width = 2.5 }: Props) {
  return (
    <g>
      <path className={styles.stem} d={plant.stem} strokeWidth={width} />
      {plant.leaves.map((leaf) => (
        <LeafArt key={`${leaf.x} ${leaf.y} ${leaf.heading}`} leaf={leaf} />
      ))}
    </g>
  )
}

/** One leaf within an illustration. */
export function LeafArt({ leaf }: { leaf: Leaf }) {
  return (
    <g transform={leafTransform(leaf)}>
      <path className={leaf.light ? styles.leaf.light : styles.leaf.dark} d={leafPath} />
    </g>
  )
}

type TieProps = { x: number; y: number; scale?: number }

/** Two strokes where a stem is tied to a slat. */
export function TieArt({ x, y, scale = 1 }: TieProps) {
  return (
    <path
      className={styles.tie}
      transform={`translate(${x} ${y}) scale(${scale})`}
      d="M-6 -.25L6 -4.25M-6 4.25L6 .25"
    />
  )
}
