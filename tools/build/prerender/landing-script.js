/*
 * For a visitor on the landing page. Its bundle loads when the browser is idle 200 ms after `load`, or on the first
 * interaction. If the bundle fails to load, the page scrolls normally, because Chromium snaps back after every notch of a
 * mouse wheel, and the next interaction tries again.
 */
let loading
const loadOnce = () => {
  if (!loading)
    loading = load(VISITOR_FILES).catch(() => {
      loading = undefined
      document.documentElement.style.scrollSnapType = 'none'
      loadOnInteraction()
    })
}
const loadOnInteraction = () => {
  for (const interaction of ['pointerdown', 'keydown', 'wheel']) {
    addEventListener(interaction, loadOnce, { once: true, passive: true })
  }
}
const whenIdle = window.requestIdleCallback ?? setTimeout
const afterPaint = () => requestAnimationFrame(() => setTimeout(() => whenIdle(loadOnce), 200))
if (document.readyState === 'complete') afterPaint()
else addEventListener('load', afterPaint)
loadOnInteraction()

// The top bar (panels.tsx) and the side navigation take their colours from the panel in view. After a link to a panel they
// must be readable before the bundle has loaded. The bundle begins at the same panel.
const linked = document.getElementById(location.hash.slice(1))
if (linked?.dataset.background) {
  const panels = document.querySelector('main').parentElement
  for (const part of [panels, panels.querySelector('nav')])
    part.dataset.background = linked.dataset.background
}
