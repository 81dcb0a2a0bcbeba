import { type ReactNode, Suspense, useRef } from 'react'
import * as styles from './lattice-panel.css.ts'
import { lazyArt } from './lazy-art.ts'
import { useBoxSize } from './use-box-size.ts'

/* Lazy, because only wide windows show it. */
const LatticeArt = lazyArt(async () => (await import('./lattice-art.tsx')).LatticeArt)

/**
 * The trellis by night, as large as its container, with a frame for text. Texts and links within it use the colours of
 * the dark panel.
 */
export function LatticePanel({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  const size = useBoxSize(ref)
  return (
    <div className={styles.panel} ref={ref}>
      {size && (
        <Suspense>
          <LatticeArt width={size.width} height={size.height} />
        </Suspense>
      )}
      <div className={styles.frame}>{children}</div>
    </div>
  )
}
