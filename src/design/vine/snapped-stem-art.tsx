import type { Plant } from './climb.ts'
import { PlantArt } from './plant-art.tsx'
import * as styles from './vine.css.ts'

const lower: Plant = {
  stem: 'M0 92L38.6 92Q57 92 69.5 78.5L76.5 71Q82 65 89.4 61.5L96.7 58',
  leaves: [
    { x: 18, y: 92, size: 17, heading: 137, light: false },
    { x: 44.2, y: 91.3, size: 13.7, heading: 31, light: false },
    { x: 70, y: 78.7, size: 15.7, heading: 93, light: true },
    { x: 88, y: 62, size: 16.7, heading: 6, light: false },
  ],
}

const upper: Plant = {
  stem: 'M220 30L187.7 30Q162 30 141.9 46L121.7 62',
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
