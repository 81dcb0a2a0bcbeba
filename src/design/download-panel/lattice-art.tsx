import { Drawing } from '../drawing/drawing.tsx'
import * as styles from './download-panel.css.ts'

/** The part of the trellis behind the phone. Decoration. */
export function LatticeArt() {
  return (
    <svg
      className={styles.lattice}
      viewBox="0 0 680 900"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <Drawing of="lattice" />
    </svg>
  )
}
