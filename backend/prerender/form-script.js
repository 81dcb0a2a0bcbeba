/*
 * For a visitor of a drawn form: the site is loaded as soon as the form has been painted, or at the first touch, and
 * takes the form over as it is. What is pressed before waits for it and is then pressed anew: a link too, since only
 * the site keeps what was typed, and hands on the page that was wanted before the sign-in. Whatever sends a form, the
 * browser never does so itself.
 */
const root = document.getElementById('root')
const loadSite = () => load(VISITOR_SCRIPTS)
const presses = []
const looks = new Map()
const isDrawn = () => root.dataset.prerendered !== undefined
const wait = (event, control) => {
  event.preventDefault()
  if (!looks.has(control)) looks.set(control, control.getAttribute('aria-busy'))
  control.setAttribute('aria-busy', 'true')
  presses.push(control)
  once()
}
const onClick = (event) => {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event
  // Enter in a field clicks the button that sends the form.
  const control = target.closest('button, a[href]')
  const isForTheBrowser = control?.href && (ctrlKey || metaKey || shiftKey || altKey)
  if (control && isDrawn() && !isForTheBrowser) wait(event, control)
}
const onSubmit = (event) => {
  if (isDrawn()) wait(event, event.submitter ?? event.target.querySelector('[type=submit]'))
}

let isLoading = false
const once = () => {
  if (isLoading) return
  isLoading = true
  loadSite().catch(tellTrouble)
}

const drawn = [...root.childNodes]

// A browser that remembers that a script was missing needs a reload, after which what was typed is put back. Passwords
// are kept nowhere.
const typed = () => root.querySelectorAll('input:not([type=password])')
const loadAnew = () => {
  try {
    const kept = [...typed()].map(({ name, value }) => [name, value])
    sessionStorage.setItem('trellis:typed', JSON.stringify(kept))
  } catch {
    // A browser that refuses storage forgets it.
  }
  location.reload()
}
try {
  const text = sessionStorage.getItem('trellis:typed')
  sessionStorage.removeItem('trellis:typed')
  const kept = new Map(JSON.parse(text))
  for (const field of typed()) field.value ||= kept.get(field.name) ?? ''
} catch {
  // What cannot be read was not kept by us.
}

const { prerendered } = root.dataset
onTrouble.goOn = () => {
  root.replaceChildren(...drawn)
  root.dataset.prerendered = prerendered
  shown = undefined
  loadSite().catch(loadAnew)
}

root.addEventListener('click', onClick)
root.addEventListener('submit', onSubmit)
// Where another page has come instead, nothing is pressed: it would be the browser that does it.
root.addEventListener('taken over', () => {
  // The program sets what has changed since it was drawn, and nothing else.
  for (const [control, busy] of looks) {
    if (busy === null) control.removeAttribute('aria-busy')
    else control.setAttribute('aria-busy', busy)
  }
  for (const control of presses) control.click()
})
for (const touch of ['pointerdown', 'keydown', 'focusin']) {
  addEventListener(touch, once, { once: true, passive: true })
}
new PerformanceObserver(once).observe({ type: 'paint', buffered: true })
