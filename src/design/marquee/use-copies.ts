import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { copiesToFill } from './copies-to-fill.ts'

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
