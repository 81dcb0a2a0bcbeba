import type { Leaf, Plant } from './climb.ts'
import { leafPath, leafTransform } from './geometry.ts'
import * as styles from './vine.css.ts'

type Props = {
  plant: Plant
  /** The width of the stem in units of the illustration. */
  width?: number | undefined
  /** Whether a leaf, by its position from the base, has just grown. */
  isNew?(index: number): boolean
}

/** A plant within an illustration. */
export function PlantArt({ plant, width = 2.5, isNew }: Props) {
  return (
    <g>
      <path className={styles.stem} d={plant.stem} strokeWidth={width} />
      {plant.leaves.map((leaf, index) => (
        <LeafArt key={`${leaf.x} ${leaf.y} ${leaf.heading}`} leaf={leaf} isNew={isNew?.(index)} />
      ))}
    </g>
  )
}

/** One leaf within an illustration. */
export function LeafArt({ leaf, isNew }: { leaf: Leaf; isNew?: boolean | undefined }) {
  return (
    <g transform={leafTransform(leaf)} data-new={isNew || undefined}>
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
