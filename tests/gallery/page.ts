import { dark } from '../../src/design/theme/tokens/dark.ts'
import { light } from '../../src/design/theme/tokens/light.ts'
import type { StatePath } from './state-paths.ts'

/** A view in which a state is shown. */
export type View = { name: string; width: number; scheme: 'light' | 'dark' }

/** The views of every state: a phone and a desktop, light and dark. */
export const views: readonly View[] = [390, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((scheme) => ({
    name: `${width} px, ${scheme}`,
    width,
    scheme,
  })),
)

/** The path of a state's screenshot, relative to the gallery's page. */
export const pictureOf = ({ machine, path }: StatePath, { width, scheme }: View): string =>
  `${machine}/${path.id}-${width}-${scheme}.png`

/** The gallery as one page, grouped by machine. Path names are escaped, because they can contain arbitrary input. */
export const galleryPage = (states: readonly StatePath[]): string => {
  const machines = [...new Set(states.map(({ machine }) => machine))]
  const groups = machines.map((machine) => {
    const own = states.filter((state) => state.machine === machine)
    return `<section id="${escaped(machine)}"><h2>${escaped(machine)} <small>${own.length}</small></h2>
${own.map(article).join('\n')}</section>`
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Every state of Trellis</title>
<style>${style}</style>
<header><h1>Every state</h1>
<p>${states.length} states, each by a shortest path. The links open the lab of npm start.</p>
<label>Find a state <input type="search"></label>
<nav aria-label="Machines">${machines.map((id) => `<a href="#${escaped(id)}">${escaped(id)}</a>`).join(' ')}</nav></header>
<main>
${groups.join('\n')}
</main>
<script>${search}</script>
</html>
`
}

const article = (state: StatePath): string => {
  const { path, address, states } = state
  const pictures = views.map((view) => {
    const file = escaped(pictureOf(state, view))
    return `<figure><a href="${file}"><img src="${file}" alt="${escaped(path.name)}, ${view.name}" loading="lazy"></a><figcaption>${view.name}</figcaption></figure>`
  })
  return `<article><h3>${escaped(path.name)}</h3>
<p>${escaped(states.join(', '))} · <code>${escaped(path.id)}</code> · <a href="${escaped(address)}">Open in the lab</a></p>
<div>${pictures.join('')}</div></article>`
}

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const colours = ({ color }: typeof light): string =>
  `--canvas: ${color.bg.canvas}; --surface: ${color.bg.surface}; --text: ${color.text.primary}; --quiet: ${color.text.secondary}; --link: ${color.text.link}; --line: ${color.border.subtle};`

const style = `
:root { color-scheme: light dark; ${colours(light)} }
@media (prefers-color-scheme: dark) { :root { ${colours(dark)} } }
body { margin: 0 auto; max-width: 80rem; padding: 2rem 1rem; background: var(--canvas); color: var(--text); font: 1rem/1.5 'Instrument Sans', system-ui, sans-serif; }
a { color: var(--link); }
nav { display: flex; flex-wrap: wrap; gap: 0 1rem; margin-top: 1rem; }
nav a { line-height: 2rem; }
input { font: inherit; padding: 0.5rem; width: min(24rem, 100%); box-sizing: border-box; }
h2 small, article p { color: var(--quiet); }
article { background: var(--surface); border: 1px solid var(--line); border-radius: 0 1rem; padding: 1rem; margin: 1rem 0; }
article h3 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
article p { margin: 0.25rem 0 0.75rem; }
article div { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: start; }
@media (min-width: 60rem) { article div { grid-template-columns: 3fr 3fr 5fr 5fr; } }
figure { margin: 0; }
img { display: block; width: 100%; max-height: 32rem; object-fit: cover; object-position: top; border: 1px solid var(--line); }
figcaption { font-size: 0.875rem; color: var(--quiet); }
`

const search = `
document.querySelector('input').addEventListener('input', ({ target }) => {
  const words = target.value.toLowerCase().split(/\\s+/);
  for (const section of document.querySelectorAll('section')) {
    const articles = [...section.querySelectorAll('article')];
    for (const one of articles) {
      const said = (section.id + ' ' + one.textContent).toLowerCase();
      one.hidden = !words.every((word) => said.includes(word));
    }
    section.hidden = articles.every((one) => one.hidden);
  }
});
`
