/*
 * Runs at the end of a drawn page. Whoever has a stored session gets the site at once; where it does not come in 10 s,
 * that is said, with a way to try again. A visitor gets what the script of that page does.
 */
const load = (scripts) => Promise.all(scripts.map((script) => import(script)))

// The program looks for these, and then knows that it has its styles. In the page itself some browsers load them.
for (const href of STYLES) {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href }),
  )
}

const page = document.getElementById('root')
const onTrouble = { goOn: () => location.reload() }
let shown
let late

const show = (id) => {
  page.replaceChildren(document.getElementById(id).content.cloneNode(true))
  delete page.dataset.prerendered
  shown = page.firstElementChild
}

const tellTrouble = () => {
  clearTimeout(late)
  // What the site has drawn, or taken over, is the site's.
  if (shown ? shown.parentNode !== page : page.dataset.prerendered === undefined) return
  show('trouble')
  page.querySelector('button').addEventListener('click', tryAgain)
  page.querySelector('h1').focus()
}

// A reload without the server would end at the browser's own page.
const tryAgain = () => {
  show('waiting')
  const reached = fetch('/', {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(10_000),
  })
  reached.then(({ ok }) => (ok ? onTrouble.goOn() : tellTrouble())).catch(tellTrouble)
}

if (document.documentElement.dataset.session) {
  show('waiting')
  late = setTimeout(tellTrouble, 10_000)
  load(MEMBER_SCRIPTS).catch(tellTrouble)
} else FOR_VISITOR
