/*
 * Runs at the end of the landing page. Whoever has a stored session gets the site at once; where it does not come in
 * 10 s, that is said, with a way to try again. A visitor gets the landing page's own scripts when the page has been
 * painted and the browser has nothing better to do, or at the first touch. Where they do not come the page stays what
 * it is, and the next touch asks again.
 */
const load = (scripts) => Promise.all(scripts.map((script) => import(script)))

const loadForVisitor = () => {
  let isLoading = false
  const once = () => {
    if (isLoading) return
    isLoading = true
    load(LANDING_SCRIPTS).catch(() => {
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
}

const loadForMember = () => {
  const root = document.getElementById('root')
  let shown
  let late
  const show = (id) => {
    root.replaceChildren(document.getElementById(id).content.cloneNode(true))
    shown = root.firstElementChild
  }
  const tellTrouble = () => {
    clearTimeout(late)
    // What the site has drawn is the site's.
    if (shown.parentNode !== root) return
    show('trouble')
    root.querySelector('button').addEventListener('click', tryAgain)
    root.querySelector('h1').focus()
  }
  // A reload without the server would end at the browser's own page.
  const tryAgain = () => {
    show('waiting')
    const reached = fetch('/', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(10_000),
    })
    reached.then(({ ok }) => (ok ? location.reload() : tellTrouble())).catch(tellTrouble)
  }
  show('waiting')
  delete root.dataset.prerendered
  late = setTimeout(tellTrouble, 10_000)
  load(SITE_SCRIPTS).catch(tellTrouble)
}

if (document.documentElement.dataset.session) loadForMember()
else loadForVisitor()
