/*
 * The first script of every page. WebKit's driver reports no messages of the console, so the page sends errors to the
 * proxy itself. The site logs uncaught errors as a warning (src/services/uncaught-errors.ts).
 */
const pending = new Set()
const report = (text) => {
  const sent = fetch('/reports', {
    method: 'POST',
    body: `${location.pathname}: ${text}`,
    keepalive: true,
  })
  pending.add(sent)
  sent.catch(() => {}).finally(() => pending.delete(sent))
}
globalThis.reportsSent = () => Promise.allSettled([...pending]).then(() => true)

for (const level of ['error', 'warn']) {
  const original = console[level]
  console[level] = (...parts) => {
    const text = parts
      .map((part) => (part instanceof Error ? part.message : JSON.stringify(part)))
      .join(' ')
    if (level === 'error' || text.includes('run the site')) report(`console: ${text}`)
    original.apply(console, parts)
  }
}
document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
  report(`policy: ${effectiveDirective} refused ${blockedURI}`),
)

/** The texts of the toasts, which disappear after 5 s. */
globalThis.toasts = []
new MutationObserver((records) => {
  for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
    if (node.parentElement?.closest('[aria-live]')) toasts.push(node.textContent)
}).observe(document, { childList: true, subtree: true })

/** The number of iframes that have loaded. The identity service's iframe is needed before its popup can open. */
globalThis.loadedFrames = 0
document.addEventListener(
  'load',
  ({ target }) => {
    if (target instanceof HTMLIFrameElement) globalThis.loadedFrames += 1
  },
  true,
)
