/** Whether the browser handles this wheel event: zoom, horizontal scroll, selection, or a nested scroll container. */
export const isNativeWheel = (event: WheelEvent): boolean =>
  isNative(event) ||
  event.ctrlKey ||
  event.metaKey ||
  event.shiftKey ||
  event.buttons !== 0 ||
  Math.abs(event.deltaX) > Math.abs(event.deltaY) ||
  isOverScrollable(event, event.deltaY)

/** Whether the browser handles this touch: two fingers, a selection, or a nested scroll container. */
export const isNativeTouch = (event: TouchEvent): boolean =>
  isNative(event) ||
  event.touches.length > 1 ||
  getSelection()?.isCollapsed === false ||
  isOverScrollable(event, 1) ||
  isOverScrollable(event, -1)

/** Whether the browser handles this key: a shortcut, or a key that the focused control uses. */
export const isNativeKey = (event: KeyboardEvent): boolean =>
  isNative(event) ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (event.key === ' ' && isIn(event, 'button, summary'))

/** Whether the page is zoomed in. Then the browser must handle every gesture, so that one finger can pan. */
export const isMagnified = (): boolean => (window.visualViewport?.scale ?? 1) > 1

const fields = 'input, select, textarea, video, [contenteditable]'
const overlays = '[role$=dialog], [role=menu], [open]:modal'

const isNative = (event: Event): boolean =>
  event.defaultPrevented ||
  isMagnified() ||
  document.querySelector(overlays) !== null ||
  isIn(event, fields)

const isIn = ({ target }: Event, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null

/** Whether the pointer is over a nested container that can still scroll in this direction. */
const isOverScrollable = ({ target }: Event, direction: number): boolean => {
  let box = target instanceof Element ? target : null
  for (; box && box !== document.body; box = box.parentElement) {
    const distance =
      direction < 0 ? box.scrollTop : box.scrollHeight - box.clientHeight - box.scrollTop
    if (distance >= 1 && /auto|scroll/.test(getComputedStyle(box).overflowY)) return true
  }
  return false
}
