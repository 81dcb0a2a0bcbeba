import { lattice } from '../vine/lattice.ts'
import { PlantArt, TieArt } from '../vine/plant-art.tsx'
import * as styles from './download-panel.css.ts'

const width = 680
const height = 736
const { uprights, rails, plants, ties } = lattice(width, height)

/** A piece of the trellis with its vines. Decoration. */
export function TrellisArt() {
  return (
    <svg
      className={styles.art}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMax slice"
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
