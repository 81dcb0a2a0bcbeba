import type { KeyboardEvent as ReactKeyboardEvent, PointerEvent as ReactPointerEvent } from 'react'
import { flushSync } from 'react-dom'

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

/** Runs `change`, which resizes the drawing of an area, and keeps the point at these viewport coordinates (px) in place. */
export const keepPoint = (area: Element, x: number, y: number, change: () => void): void => {
  const drawing = area.querySelector('svg')
  if (!drawing) return
  const before = drawing.getBoundingClientRect()
  flushSync(change)
  const after = drawing.getBoundingClientRect()
  area.scrollBy(
    after.left + ((x - before.left) / before.width) * after.width - x,
    after.top + ((y - before.top) / before.height) * after.height - y,
  )
}

/** The same for the point in the middle of the area. */
export const keepMiddle = (area: Element, change: () => void): void => {
  const { left, top, width, height } = area.getBoundingClientRect()
  keepPoint(area, left + width / 2, top + height / 2, change)
}

/** Scrolls only this area until the state that has just changed, or an active one, is in the middle, unless it is visible. */
export const showChange = (area: Element): void => {
  const window = area.getBoundingClientRect()
  const state =
    area.querySelector('[data-entered]:not([data-inside])') ??
    area.querySelector('[data-active]:not([data-inside])')
  const box = state?.getBoundingClientRect()
  if (!box) return
  const isSeen =
    box.left >= window.left &&
    box.right <= window.right &&
    box.top >= window.top + underTools &&
    box.bottom <= window.bottom - underTools
  if (!isSeen)
    area.scrollBy({
      left: box.left - window.left - (window.width - box.width) / 2,
      top: box.top - window.top - (window.height - box.height) / 2,
    })
}

/* The tools and the legend cover the upper and the lower edge (px). */
const underTools = 44

/** Calls back with the factor of every zoom by wheel: with Ctrl or ⌘, or by a pinch on a touchpad. Returns its end. */
export const onWheelZoom = (
  area: HTMLElement,
  zoomBy: (factor: number, x: number, y: number) => void,
): (() => void) => {
  const listen = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    // A notch of a wheel is 100 px or more, a pinch a few px at a time.
    const delta = Math.max(-50, Math.min(50, event.deltaY))
    zoomBy(Math.exp(-delta / 200), event.clientX, event.clientY)
  }
  // React listens passively, and a passive listener cannot stop the browser's own zoom.
  area.addEventListener('wheel', listen, { passive: false })
  return () => area.removeEventListener('wheel', listen)
}
