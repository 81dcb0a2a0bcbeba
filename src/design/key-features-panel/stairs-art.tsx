import { Drawing } from '../drawing/drawing.tsx'
import { stairs, stake } from './key-features-panel.css.ts'
import { lattice } from './lattice.ts'

/** The slats between the columns, and the vine that climbs a rung at each of them. Decoration. */
export function StairsArt() {
  return (
    <svg
      className={stairs}
      viewBox={`0 0 ${lattice.column * 3} ${lattice.rung}`}
      aria-hidden="true"
    >
      <Drawing of="stairs" />
    </svg>
  )
}

/** The slat before the list on phones. Decoration. */
export function StakeArt() {
  return (
    <svg className={stake} viewBox="0 0 28 1600" preserveAspectRatio="xMidYMin" aria-hidden="true">
      <Drawing of="stake" />
    </svg>
  )
}
