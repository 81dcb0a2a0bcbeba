import { type RefObject, useLayoutEffect, useState } from 'react'

type BoxSize = { width: number; height: number }

/** The current size of an element in px, updated on resize; null while it is hidden. */
export function useBoxSize(ref: RefObject<HTMLElement | null>): BoxSize | null {
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
