/*
 * Runs at the end of a prerendered page. With a stored session it loads the site immediately, and after 10 s shows that
 * the site is still loading. For a visitor, the script of the page follows. A site that cannot be loaded shows an error
 * page.
 */

// The page contains only the styles of its own elements. The site's elements need the complete style sheets. They apply
// together, because one of them alone could override the rules that the page took from the other.
const isStyleSheet = (file) => file.endsWith('.css')
const addStyles = (href) =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link')
    const onload = () => resolve(link)
    Object.assign(link, {
      rel: 'stylesheet',
      media: 'print',
      fetchPriority: 'high',
      href,
      onload,
      onerror: reject,
    })
    document.head.append(link)
  })
const loadStyles = async () => {
  const links = await Promise.all(files.filter(isStyleSheet).map(addStyles))
  for (const link of links) link.media = 'all'
}

// Chromium compiles a module that is requested as one while it arrives, on another thread (decision 0060).
const preload = (scripts) => {
  for (const href of scripts) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    )
  }
}

let styles
let files
const load = async (needed) => {
  files = needed
  const scripts = files.filter((file) => !isStyleSheet(file))
  // The scripts wait for the styles, which are much smaller.
  styles ??= loadStyles()
  if (!IS_PRELOADED) preload(scripts)
  try {
    await styles
  } catch (error) {
    styles = undefined
    throw error
  }
  await Promise.all(scripts.map((script) => import(script)))
}

// The fonts would compete with the page for the connection, so they load after it has been painted, and for a member
// after the scripts. Every new face lays the whole page out again, so the faces are added together, once their files have
// loaded.
const showFonts = async () => {
  const fonts = document.getElementById('fonts')
  if (fonts.media !== 'print') return
  fonts.media = 'not all'
  const faces = [...fonts.sheet.cssRules].map(({ style }) => {
    const descriptor = (name) => style.getPropertyValue(name)
    return new FontFace(descriptor('font-family').replaceAll('"', ''), descriptor('src'), {
      weight: descriptor('font-weight'),
      unicodeRange: descriptor('unicode-range'),
    })
  })
  try {
    await Promise.all(faces.map((face) => face.load()))
    localStorage.setItem(FONTS_KEY, 'cached')
  } catch {
    // The fallback fonts remain, or the next page load fetches the fonts again.
  }
  for (const face of faces) document.fonts.add(face)
}
const whenPainted = (run) => {
  new PerformanceObserver((list) => {
    // A busy browser paints the background first.
    if (list.getEntriesByName('first-contentful-paint').length > 0) run()
  }).observe({ type: 'paint', buffered: true })
}
const showFontsAfterPaint = () => {
  whenPainted(showFonts)
  // A browser may report no paint.
  setTimeout(showFonts, 1_000)
}
const showFontsAfterLoad = () => {
  if (document.readyState === 'complete') showFontsAfterPaint()
  else addEventListener('load', showFontsAfterPaint)
}

const page = document.getElementById('root')
const errorPage = { onReachable: () => location.reload() }
let shown
let loadTimeout

const show = (id) => {
  page.replaceChildren(document.getElementById(id).content.cloneNode(true))
  page.removeAttribute(PRERENDERED_ATTRIBUTE)
  shown = page.firstElementChild
}

const showError = (text) => {
  clearTimeout(loadTimeout)
  // Do not replace a page that the site has rendered or hydrated.
  if (shown ? shown.parentNode !== page : !page.hasAttribute(PRERENDERED_ATTRIBUTE)) return
  show('error-page')
  page.querySelector('button').addEventListener('click', tryAgain)
  const heading = page.querySelector('h1')
  // The template says that the servers cannot be reached.
  heading.textContent = text ?? heading.textContent
  heading.focus()
}
const showUnreachable = () => showError()

// If every file arrives, its code has failed, not the connection.
const showPageError = () =>
  Promise.all(files.map((file) => reach(file))).then(() => showError(CRASHED), showUnreachable)

const reach = async (url, options) => {
  const { ok } = await fetch(url, options)
  if (!ok) throw new Error()
}

// Without a reachable server, a reload would show the browser's own error page.
const tryAgain = () => {
  show('loading-page')
  reach('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(10_000) })
    .then(errorPage.onReachable)
    .catch(showUnreachable)
}

const loadForMember = () => {
  loadTimeout = setTimeout(() => showError(SLOW), 10_000)
  load(MEMBER_FILES)
    .then(() => clearTimeout(loadTimeout), showPageError)
    .then(showFonts)
  if (!IS_PRELOADED) preload(PRELOADED_SCRIPTS)
}

const isMember = document.documentElement.dataset.session
if (isMember) {
  // The frame of /settings lists what a member whose account is being deleted cannot do.
  if (!HAS_FRAME || localStorage.getItem(DELETION_KEY)) show('loading-page')
  loadForMember()
} else if (!IS_PRELOADED) showFontsAfterLoad()
