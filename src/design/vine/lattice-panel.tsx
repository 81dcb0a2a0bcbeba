import { type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef, useState } from 'react'
import * as styles from './lattice-panel.css.ts'
import { lazyArt } from './lazy-art.ts'

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

type BoxSize = { width: number; height: number }

/** The current size of an element in px, updated on resize; null while it is hidden. */
function useBoxSize(ref: RefObject<HTMLElement | null>): BoxSize | null {
  const [size, setSize] = useState<BoxSize | null>(null)

  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element
      setSize(width > 0 && height > 0 ? { width, height } : null)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])

  return size
}
