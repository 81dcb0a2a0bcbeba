import type { Plant } from './climb.ts'
import { stemPath } from './geometry.ts'
import { PlantArt } from './plant-art.tsx'
import * as styles from './vine.css.ts'

const lower: Plant = {
  stem: stemPath(
    [
      [0, 92],
      [57, 92],
      [82, 65],
      [96.7, 58],
    ],
    24,
  ),
  leaves: [
    { x: 18, y: 92, size: 17, heading: 137, light: false },
    { x: 44.2, y: 91.3, size: 13.7, heading: 31, light: false },
    { x: 70, y: 78.7, size: 15.7, heading: 93, light: true },
    { x: 88, y: 62, size: 16.7, heading: 6, light: false },
  ],
}

const upper: Plant = {
  stem: stemPath(
    [
      [220, 30],
      [162, 30],
      [121.7, 62],
    ],
    26,
  ),
  leaves: [
    { x: 204, y: 30, size: 15, heading: -42, light: false },
    { x: 178.2, y: 30.3, size: 16.8, heading: 216, light: false },
    { x: 150.3, y: 39.7, size: 13.7, heading: -79, light: true },
    { x: 131.8, y: 55, size: 14.9, heading: 180, light: false },
  ],
}

/** A snapped stem: something could not be loaded. */
export function SnappedStemArt() {
  return (
    <svg viewBox="0 0 220 120" width="220" height="120" aria-hidden="true">
      <path
        className={styles.slats}
        strokeWidth="5"
        d="M30 0v120M84 0v120M138 0v120M192 0v120M0 30h220M0 92h220"
      />
      <PlantArt plant={lower} width={3} />
      <PlantArt plant={upper} width={3} />
      <path className={styles.spark} d="M102.8 44.7l4.4 8.6M112 41.8l-1 9.4M100.7 60l8.5 1" />
    </svg>
  )
}
