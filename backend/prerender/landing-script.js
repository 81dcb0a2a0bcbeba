/*
 * For a visitor of the landing page: its own scripts are loaded when the page has been painted and the browser has
 * nothing better to do, or at the first touch. Where they do not come the page stays what it is, and the next touch
 * asks again.
 */
let isLoading = false
const once = () => {
  if (isLoading) return
  isLoading = true
  load(VISITOR_SCRIPTS).catch(() => {
    isLoading = false
    loadAtTouch()
  })
}
const loadAtTouch = () => {
  for (const touch of ['pointerdown', 'keydown', 'wheel', 'touchstart']) {
    addEventListener(touch, once, { once: true, passive: true })
  }
}
const whenIdle = window.requestIdleCallback ?? setTimeout
const afterPaint = () => requestAnimationFrame(() => setTimeout(() => whenIdle(once), 200))
if (document.readyState === 'complete') afterPaint()
else addEventListener('load', afterPaint)
loadAtTouch()
