import type { KeyboardEvent as ReactKeyboardEvent, PointerEvent as ReactPointerEvent } from 'react'

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

/** Scrolls an area with Shift and an arrow key. Arrow keys alone step through the recording. */
export const panByKey = (event: ReactKeyboardEvent<HTMLElement>): void => {
  const direction = directions[event.key]
  if (!event.shiftKey || !direction) return
  event.preventDefault()
  event.currentTarget.scrollBy(...direction)
}

/* By 80 px. */
const directions: Partial<Record<string, readonly [left: number, top: number]>> = {
  ArrowLeft: [-80, 0],
  ArrowRight: [80, 0],
  ArrowUp: [0, -80],
  ArrowDown: [0, 80],
}
