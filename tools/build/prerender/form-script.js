/*
 * For a visitor on a prerendered form. The site loads after the first paint or on the first interaction, and hydrates
 * the form. Presses before that are deferred and repeated after hydration, including those on links, because only the
 * site preserves typed values and the return path. The browser itself never submits the form.
 */
const root = document.getElementById('root')
const loadSite = () => load(VISITOR_FILES)
const deferredPresses = []
const busyStates = new Map()
const isPrerendered = () => root.hasAttribute(PRERENDERED_ATTRIBUTE)
// A button contains its label and its busy label, and hides one of them.
const swapLabels = (control) => {
  for (const label of control.querySelectorAll('[data-shown]')) {
    const isShown = label.dataset.shown === 'true'
    label.dataset.shown = !isShown
    if (isShown) label.setAttribute('aria-hidden', 'true')
    else label.removeAttribute('aria-hidden')
  }
}
const defer = (event, control) => {
  event.preventDefault()
  if (!busyStates.has(control)) {
    busyStates.set(control, control.getAttribute('aria-busy'))
    swapLabels(control)
  }
  control.setAttribute('aria-busy', 'true')
  deferredPresses.push(control)
  loadOnce()
}
const onClick = (event) => {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event
  // Enter in a field clicks the submit button.
  const control = target.closest('button, a[href]')
  const isForTheBrowser = control?.href && (ctrlKey || metaKey || shiftKey || altKey)
  if (control && isPrerendered() && !isForTheBrowser) defer(event, control)
}
const onSubmit = (event) => {
  if (isPrerendered()) defer(event, event.submitter ?? event.target.querySelector('[type=submit]'))
}

let isLoading = false
const loadOnce = () => {
  if (isLoading) return
  isLoading = true
  loadSite().catch(showPageError)
}

const prerenderedNodes = [...root.childNodes]

// A browser that has cached a failed import needs a reload. The typed values are stored before it and restored
// afterwards, except for passwords.
const storedInputs = () => root.querySelectorAll('input:not([type=password])')
const reloadWithInputs = () => {
  try {
    const values = [...storedInputs()].map(({ name, value }) => [name, value])
    sessionStorage.setItem(TYPED_KEY, JSON.stringify(values))
  } catch {
    // Without access to storage the values are lost.
  }
  location.reload()
}
try {
  const text = sessionStorage.getItem(TYPED_KEY)
  sessionStorage.removeItem(TYPED_KEY)
  const values = new Map(JSON.parse(text))
  for (const input of storedInputs()) input.value ||= values.get(input.name) ?? ''
} catch {
  // Ignore unreadable values.
}

const path = root.getAttribute(PRERENDERED_ATTRIBUTE)
errorPage.onReachable = () => {
  root.replaceChildren(...prerenderedNodes)
  root.setAttribute(PRERENDERED_ATTRIBUTE, path)
  shown = undefined
  loadSite().catch(reloadWithInputs)
}

root.addEventListener('click', onClick)
root.addEventListener('submit', onSubmit)
// The site dispatches this event after hydration, and not if it renders another page: a repeated press would then
// trigger the browser's default action.
root.addEventListener(HYDRATED_EVENT, () => {
  // Hydration does not reset attributes that were changed in between.
  for (const [control, busy] of busyStates) {
    swapLabels(control)
    if (busy === null) control.removeAttribute('aria-busy')
    else control.setAttribute('aria-busy', busy)
  }
  for (const control of deferredPresses) control.click()
})
for (const interaction of ['pointerdown', 'keydown', 'focusin']) {
  addEventListener(interaction, loadOnce, { once: true, passive: true })
}
whenPainted(loadOnce)
// A browser may report no paint, for example Firefox if it resists fingerprinting.
addEventListener('load', () => setTimeout(loadOnce, 3_000))
