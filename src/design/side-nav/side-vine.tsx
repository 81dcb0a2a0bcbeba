import { useInBrowser } from '../use-in-browser.ts'
import { PlantArt } from '../vine/plant-art.tsx'
import * as styles from './side-vine.css.ts'
import { sprout, stake, stakeHeight, stems } from './stake.ts'

/**
 * The stake, and the vine up to this number of nodes. Decoration: `aria-current` has the same information. Prerendered
 * markup has only the sprout, because no stem is visible before a script runs.
 */
export function SideVine({ nodes, reached }: { nodes: number; reached: number }) {
  const height = stakeHeight(nodes)
  const shown = useInBrowser(() => true) ? stems(nodes) : []
  return (
    <svg
      className={styles.art}
      viewBox={`0 0 ${stake.width} ${height}`}
      width={stake.width}
      height={height}
      aria-hidden="true"
    >
      <path className={styles.stake} d={`M${stake.width / 2} 0V${height}`} />
      <g className={styles.growth} data-grown={reached === 0 || undefined}>
        <PlantArt plant={sprout(nodes)} width={2.2} />
      </g>
      {shown.map((stem, stage) => (
        <g key={stem.stem} className={styles.growth} data-grown={reached > stage || undefined}>
          <PlantArt plant={stem} width={2} />
        </g>
      ))}
    </svg>
  )
}
