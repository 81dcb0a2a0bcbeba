import type { PointerEvent as ReactPointerEvent } from 'react'

/** Moves a scrolling area with the mouse, as long as its button is held on what cannot be pressed itself. */
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
