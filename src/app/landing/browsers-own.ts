/** Whether a turn of the wheel belongs to the browser: zooming, sideways, while selecting, over a box of its own. */
export const isWheelTaken = (event: WheelEvent): boolean =>
  isTaken(event) ||
  event.ctrlKey ||
  event.metaKey ||
  event.shiftKey ||
  event.buttons !== 0 ||
  Math.abs(event.deltaX) > Math.abs(event.deltaY) ||
  scrollsItself(event, event.deltaY)

/** Whether a touch belongs to the browser: two fingers, a selection, a box of its own. */
export const isTouchTaken = (event: TouchEvent): boolean =>
  isTaken(event) ||
  event.touches.length > 1 ||
  getSelection()?.isCollapsed === false ||
  scrollsItself(event, 1) ||
  scrollsItself(event, -1)

/** Whether a key belongs to the browser: a shortcut, or a control that uses it. */
export const isKeyTaken = (event: KeyboardEvent): boolean =>
  isTaken(event) ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (event.key === ' ' && isIn(event, 'button, summary'))

/** Whether the page is magnified: it must then be movable by one finger, so every hand belongs to the browser. */
export const isMagnified = (): boolean => (window.visualViewport?.scale ?? 1) > 1

const fields = 'input, select, textarea, video, [contenteditable]'
const covers = '[role$=dialog], [role=menu], [open]:modal'

const isTaken = (event: Event): boolean =>
  event.defaultPrevented ||
  isMagnified() ||
  document.querySelector(covers) !== null ||
  isIn(event, fields)

const isIn = ({ target }: Event, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null

/** Whether the pointer is over a box that can still scroll that way by itself. */
const scrollsItself = ({ target }: Event, way: number): boolean => {
  let box = target instanceof Element ? target : null
  for (; box && box !== document.body; box = box.parentElement) {
    const room = way < 0 ? box.scrollTop : box.scrollHeight - box.clientHeight - box.scrollTop
    if (room >= 1 && /auto|scroll/.test(getComputedStyle(box).overflowY)) return true
  }
  return false
}
