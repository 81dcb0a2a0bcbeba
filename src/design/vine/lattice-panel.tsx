import { type ReactNode, useRef } from 'react'
import { LatticeArt } from './lattice-art.tsx'
import * as styles from './lattice-panel.css.ts'
import { useBoxSize } from './use-box-size.ts'

/**
 * The trellis by night, as large as the room it is given, with a framed place for words. Texts and
 * links within it take the colours of the dark panel by themselves.
 */
export function LatticePanel({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  const size = useBoxSize(ref)
  return (
    <div className={styles.panel} ref={ref}>
      {size && <LatticeArt width={size.width} height={size.height} />}
      <div className={styles.frame}>{children}</div>
    </div>
  )
}
