import type { PointerEvent as ReactPointerEvent } from 'react'

/** Scrolls an area by dragging with the mouse, except from elements that can be pressed. */
export const startPan = (event: ReactPointerEvent<HTMLElement>): void => {
  const { currentTarget: area, target, pointerType, button, pointerId, clientX, clientY } = event
  const { left, top } = area.getBoundingClientRect()
  const isOnScrollbar = clientX - left > area.clientWidth || clientY - top > area.clientHeight
  const isOnButton = target instanceof Element && target.closest('button') !== null
  if (pointerType !== 'mouse' || button !== 0 || isOnScrollbar || isOnButton) return
  const from = { x: clientX + area.scrollLeft, y: clientY + area.scrollTop }
  const moving = new AbortController()
  const { signal } = moving
  area.setPointerCapture(pointerId)
  area.addEventListener(
    'pointermove',
    (moved: PointerEvent) => area.scrollTo(from.x - moved.clientX, from.y - moved.clientY),
    { signal },
  )
  area.addEventListener('lostpointercapture', () => moving.abort(), { signal })
}
