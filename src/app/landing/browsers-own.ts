/** Whether a turn of the wheel belongs to the browser: zooming, sideways, a box of its own, a field, a dialog. */
export const isWheelTaken = (event: WheelEvent): boolean =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.shiftKey ||
  event.buttons !== 0 ||
  Math.abs(event.deltaX) > Math.abs(event.deltaY) ||
  isMagnified() ||
  isCovered() ||
  isIn(event, fields) ||
  scrollsItself(event, event.deltaY)

/** Whether a touch belongs to the browser: two fingers, a magnified page, a selection, a field, a dialog. */
export const isTouchTaken = (event: TouchEvent): boolean =>
  event.defaultPrevented ||
  event.touches.length > 1 ||
  isMagnified() ||
  isCovered() ||
  isIn(event, fields) ||
  getSelection()?.isCollapsed === false ||
  scrollsItself(event, 1) ||
  scrollsItself(event, -1)

/** Whether a key belongs to the browser: a shortcut, or a control that uses it. */
export const isKeyTaken = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  isCovered() ||
  isIn(event, fields) ||
  (event.key === ' ' && isIn(event, pressed))

const fields =
  'input, select, textarea, audio, video, [contenteditable], [role=slider], [role=listbox], [role=radiogroup], [role=tablist]'
const pressed = 'button, summary, [role=button]'
const covers = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], dialog[open]'

const isMagnified = (): boolean => (visualViewport?.scale ?? 1) > 1

const isCovered = (): boolean => document.querySelector(covers) !== null

const isIn = ({ target }: Event, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null

/** Whether the pointer is over a box that can still scroll that way by itself. */
const scrollsItself = ({ target }: Event, way: number): boolean => {
  let box = target instanceof Element ? target : null
  for (
    ;
    box && box !== document.body && box !== document.documentElement;
    box = box.parentElement
  ) {
    const room = way < 0 ? box.scrollTop : box.scrollHeight - box.clientHeight - box.scrollTop
    if (room >= 1 && /auto|scroll/.test(getComputedStyle(box).overflowY)) return true
  }
  return false
}
