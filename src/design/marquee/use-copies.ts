import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Enough for most windows, before the first measurement and without scripts. */
const unmeasured = 3

/** How many copies of its first list a band needs. Measured on mount and on every resize. */
export function useCopies(): { bandRef: RefObject<HTMLDivElement | null>; copies: number } {
  const bandRef = useRef<HTMLDivElement>(null)
  const [copies, setCopies] = useState(unmeasured)

  useLayoutEffect(() => {
    const band = bandRef.current
    const list = band?.firstElementChild
    if (!band || !list) return
    const measure = () => {
      setCopies(copiesToFill(band.clientWidth, list.getBoundingClientRect().width))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(band)
    observer.observe(list)
    return () => observer.disconnect()
  }, [])

  return { bandRef, copies }
}

/** Specification, section 9: the marquee is duplicated up to ten times. */
const maxCopies = 10

/**
 * How many copies must follow a list of `listWidth` px to fill a band of `bandWidth` px at every moment, even when the
 * first list has just left it.
 */
export function copiesToFill(bandWidth: number, listWidth: number): number {
  if (listWidth <= 0) return 1
  return Math.min(Math.max(Math.ceil(bandWidth / listWidth), 1), maxCopies)
}
