import { type RefObject, useLayoutEffect } from 'react'
import { type Box, freePlace } from './free-place.ts'

const pressable = 'a[href], button, input, textarea, select'

/** Moves the area, whenever it is drawn anew, to where it covers nothing that can be pressed. */
export function useFreePlace(area: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = area.current
    if (!element) return
    element.style.translate = ''
    const wanted = boxOf(element)
    if (wanted.height === 0) return
    const controls = [...document.querySelectorAll(pressable)]
      .filter((control) => !element.contains(control))
      .map(boxOf)
    const { clientWidth: width, clientHeight: height } = document.documentElement
    const place = freePlace(wanted, controls, { left: 0, top: 0, width, height })
    element.style.translate = `${place.left - wanted.left}px ${place.top - wanted.top}px`
  })
}

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}
