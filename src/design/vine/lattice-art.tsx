import { lattice } from './lattice.ts'
import * as styles from './lattice-panel.css.ts'
import { PlantArt, TieArt } from './plant-art.tsx'

/** The slats and vines of a panel of this size in px. Decoration. */
export function LatticeArt({ width, height }: { width: number; height: number }) {
  const { uprights, rails, plants, ties } = lattice(width, height)
  return (
    <svg
      className={styles.art}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <path
        className={styles.slats}
        d={[
          ...uprights.map((x) => `M${x} 0V${height}`),
          ...rails.map((y) => `M0 ${y}H${width}`),
        ].join('')}
      />
      {plants.map((plant) => (
        <PlantArt key={plant.stem} plant={plant} width={4} />
      ))}
      {ties.map(({ x, y }) => (
        <TieArt key={`${x} ${y}`} x={x} y={y} scale={1.6} />
      ))}
    </svg>
  )
}
