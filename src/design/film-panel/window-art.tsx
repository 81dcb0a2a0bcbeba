import { Drawing } from '../drawing/drawing.tsx'
import * as styles from './film-panel.css.ts'

/**
 * The evening behind a trellis. The button is at the central crossing, and the vines keep to the edges of the container,
 * whatever its proportions. The gradient is here, because WebKit does not find it in another file. Decoration.
 */
export function WindowArt() {
  return (
    <svg className={styles.art} aria-hidden="true">
      <svg viewBox="0 0 760 475" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <linearGradient id="evening" x2="0" y2="1">
          <stop stopColor="#F8DC95" />
          <stop offset=".5" stopColor="#F2AA70" />
          <stop offset="1" stopColor="#D2714B" />
        </linearGradient>
        <path fill="url(#evening)" d="M0 0H760V475H0Z" />
        <Drawing of="window" />
      </svg>
      <svg viewBox="0 0 190 475" preserveAspectRatio="xMinYMax" aria-hidden="true">
        <Drawing of="left-vine" />
        <g className={styles.shoot.left}>
          <Drawing of="left-shoot" />
        </g>
      </svg>
      <svg viewBox="570 0 190 475" preserveAspectRatio="xMaxYMax" aria-hidden="true">
        <g className={styles.shoot.right}>
          <Drawing of="right-shoot" />
        </g>
        <Drawing of="right-vine" />
      </svg>
    </svg>
  )
}
