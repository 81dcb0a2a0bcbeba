import type { Leaf } from './climb.ts'
import { LeafArt } from './plant-art.tsx'
import * as styles from './vine.css.ts'

const waitingLeaves: readonly Leaf[] = [
  { x: 126.3, y: 30.8, size: 16.7, heading: 24, light: false },
  { x: 120.3, y: 50.8, size: 11.3, heading: -59, light: true },
  { x: 133.3, y: 72.8, size: 13.8, heading: 70, light: false },
]

const openLeaves: readonly Leaf[] = [
  { x: 107.5, y: 63.6, size: 34, heading: 31, light: false },
  { x: 106.5, y: 64, size: 24, heading: -35, light: true },
]

/** An envelope on a lattice: a shoot grows out of it while it waits; once verified, two leaves are open. */
export function EnvelopeArt({ state = 'waiting' }: { state?: 'waiting' | 'verified' | undefined }) {
  return (
    <svg
      className={styles.envelope}
      viewBox="0 0 160 134"
      width="160"
      height="134"
      aria-hidden="true"
    >
      <path
        className={styles.slats}
        strokeWidth="4"
        strokeLinecap="round"
        d="M36 10.5v113M80 10.5v113M124 10.5v113M13.5 37h133M13.5 97h133"
      />
      <rect className={styles.thing} x="34" y="39" width="92" height="66" rx="12" />
      <path
        className={`${styles.thing} ${styles.line}`}
        d="M36 46.5L72 75.4Q80 81.8 88 75.4L124 46.5"
      />
      {state === 'waiting' && (
        <path
          className={styles.stem}
          strokeWidth="2.8"
          d="M125.8 85Q133.5 83 133.5 74 133.5 66 126 61 119.5 56.5 119.5 49 119.5 40 126.5 30.8"
        />
      )}
      {(state === 'waiting' ? waitingLeaves : openLeaves).map((leaf) => (
        <LeafArt key={leaf.heading} leaf={leaf} />
      ))}
    </svg>
  )
}
