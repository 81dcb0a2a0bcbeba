import { LeafArt } from './plant-art.tsx'
import * as styles from './vine.css.ts'

/** A lock on a lattice with a growing shackle. */
export function LockArt() {
  return (
    <svg viewBox="0 0 160 126" width="160" height="126" aria-hidden="true">
      <path
        className={styles.slats}
        strokeWidth="4"
        d="M36 11v104M80 11v104M124 11v104M14 31h132M14 91h132"
      />
      <path className={`${styles.thing} ${styles.line}`} d="M61 57V45A19 19 0 0 1 99 45v3" />
      <rect className={styles.thing} x="48" y="57" width="64" height="48" rx="12" />
      <circle className={styles.dot} cx="80" cy="78" r="6.2" />
      <path className={`${styles.thing} ${styles.line}`} d="M80 80v11.5" />
      <LeafArt leaf={{ x: 99.3, y: 48.2, size: 24, heading: 38, light: false }} />
      <LeafArt leaf={{ x: 99.5, y: 48.7, size: 16, heading: -38, light: true }} />
    </svg>
  )
}
