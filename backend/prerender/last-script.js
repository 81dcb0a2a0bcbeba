/*
 * Runs at the end of the landing page. The site's scripts are loaded when the page has been painted and the browser
 * has nothing better to do, or at the first touch; at once for whoever has a stored session.
 */
let isLoading = false
const load = () => {
  if (isLoading) return
  isLoading = true
  for (const script of SCRIPTS) import(script)
}

if (document.documentElement.dataset.session) {
  const root = document.getElementById('root')
  root.replaceChildren(document.getElementById('waiting').content)
  delete root.dataset.prerendered
  load()
} else {
  const whenIdle = window.requestIdleCallback ?? setTimeout
  const afterPaint = () => requestAnimationFrame(() => setTimeout(() => whenIdle(load), 200))
  if (document.readyState === 'complete') afterPaint()
  else addEventListener('load', afterPaint)
  for (const touch of ['pointerdown', 'keydown', 'wheel', 'touchstart']) {
    addEventListener(touch, load, { once: true, passive: true })
  }
}
