import { type ReactNode, useRef } from 'react'
import { LatticeArt } from './lattice-art.tsx'
import * as styles from './lattice-panel.css.ts'
import { useBoxSize } from './use-box-size.ts'

/**
 * The trellis by night, as large as its container, with a frame for text. Texts and links within it use the colours of
 * the dark panel.
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
