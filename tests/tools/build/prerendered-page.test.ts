import { expect, test } from 'vitest'
import { inlineHashesOf } from '../../../tools/build/hosting/inline-hashes.ts'
import {
  type PageText,
  prerenderedPage,
  withoutLoadedFaces,
} from '../../../tools/build/prerender/prerendered-page.ts'

const shell = `<!doctype html>
<html lang="en">
  <head>
    <title>Trellis</title>
    <script src="/theme-init.js"></script>
    <script type="module" crossorigin src="/assets/main-a.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/base-b.js">
    <link rel="stylesheet" crossorigin href="/assets/base-c.css">
  </head>
  <body>
    <noscript>Switch scripts on.</noscript>
    <div id="root"></div>
  </body>
</html>`

const parts: PageText = {
  path: '/login',
  shell,
  prerendered: '<title>Login</title><form><svg><path d="M0 0"></path></svg></form>',
  frame: '',
  loadingPage: '<p>Loading</p>',
  drawings: '',
  errorPage: '<p>Error</p>',
  fonts: { path: 'assets/fonts-f.css', text: '' },
  styles: 'p{color:red}.unused{top:0}',
  files: {
    visitor: ['assets/base-c.css', 'assets/form-d.js'],
    member: ['assets/main-a.js'],
    preloaded: ['assets/identity-e.js'],
  },
  constants: { GREETING: 'hello' },
  firstScript: 'document.title = "first"',
  lastScript:
    'document.all.f = HAS_FRAME; document.all.a = MEMBER_FILES; document.all.b = VISITOR_FILES; document.all.d = PRELOADED_SCRIPTS; document.all.g = IS_PRELOADED; document.all.h = GREETING',
}

test('a prerendered page contains its title, styles and content, and loads nothing before the first paint', () => {
  const page = prerenderedPage(parts)
  expect(page).toContain('<title>Login</title>')
  expect(page).not.toContain('<title>Trellis</title>')
  expect(page).toContain(
    '<div id="root" data-prerendered="/login"><form><svg><path d="M0 0"/></svg></form></div>',
  )
  expect(page).toContain('<style>p{color:red}')
  expect(page).not.toContain('unused')
  expect(page).not.toMatch(/<script[^>]+src=|modulepreload|<link rel="stylesheet"/)
})

test('font faces with a file wait for the last script, and fallback faces apply at once', () => {
  const local = '@font-face{font-family:Fallback;src:local(Arial)}'
  const complete = '@font-face{src:url(/assets/a.woff2);font-family:Loaded}'
  const common = '@font-face{src:url(/assets/a-common-b.woff2);font-family:Loaded}'
  const { faces: fonts, rest: text } = withoutLoadedFaces(
    `${complete}${common}p{color:red}${local}`,
  )
  const page = { ...parts, fonts: { path: 'assets/fonts-f.css', text: fonts }, styles: text }
  const form = prerenderedPage(page)
  const landing = prerenderedPage({ ...page, path: '/' })
  expect(form).toContain(`<style id="complete-fonts" media="print">${complete}</style>`)
  expect(landing).not.toContain(complete)
  expect(landing).toContain(
    '<link id="complete-fonts" rel="stylesheet" href="/assets/fonts-f.css" disabled>',
  )
  for (const each of [form, landing]) {
    expect(each).toContain(`<style id="fonts" media="print">${common}</style>`)
    expect(each).toContain(`<style>p{color:red}${local}`)
  }
})

test('the inline scripts contain their constants, and the URLs of the files for visitors and members', () => {
  const page = prerenderedPage(parts)
  const [first, last] = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text)
  expect(first).toContain('first')
  for (const each of Object.values(parts.files).flat()) expect(last).toContain(`/${each}`)
  expect(last).toContain('hello')
  expect(inlineHashesOf(page)).toMatchObject({ scripts: { length: 2 }, styles: { length: 3 } })
})

test('a page that starts in its loading state keeps the title of the shell and has an empty root', () => {
  const page = prerenderedPage({ ...parts, path: '/profile', prerendered: '' })
  expect(page).toContain('<title>Trellis</title>')
  expect(page).toContain('<noscript>Switch scripts on.</noscript><div id="root"></div>')
  expect(page).toContain('<template id="loading-page"><p>Loading</p></template>')
})

test('the first script of a member’s page requests the files, and nothing before it does', () => {
  const page = prerenderedPage({
    ...parts,
    path: '/profile',
    prerendered: '',
    firstScript: 'document.all.h = [MEMBER_FILES, PRELOADED_SCRIPTS]',
  })
  const [beforeScripts, firstScript] = page.split('<script>')
  expect(beforeScripts).not.toMatch(/href|src=/)
  expect(firstScript).toMatch(/main-a\.js.*identity-e\.js/s)
  expect(page).toContain('document.all.g=!0')
  expect(page).not.toMatch(/<script[^>]+src=|modulepreload|<link rel="stylesheet"/)
})

test('a member’s page contains its frame, which only a browser with a stored session shows', () => {
  const frame = '<title>Profile</title><header class="bar">Trellis</header>'
  const styles = '.bar{color:red}'
  const page = prerenderedPage({ ...parts, path: '/profile', prerendered: '', frame, styles })
  expect(page).toContain('<title>Profile</title>')
  expect(page).toContain(
    '<div id="root" data-prerendered="frame"><header class="bar">Trellis</header></div>',
  )
  expect(page).toContain(
    '.bar{color:red}:root:not([data-session]) [data-prerendered]{display:none}',
  )
  expect(page).toContain('document.all.f=!0')
  expect(prerenderedPage(parts)).toContain('document.all.f=!1')
})

test('a form has a noscript text above it, the landing page has none', () => {
  expect(prerenderedPage(parts)).toMatch(/<noscript>Switch scripts on\.<\/noscript><div id="root"/)
  expect(prerenderedPage({ ...parts, path: '/' })).not.toContain('noscript')
})

test.each([
  ['a page without a title', { prerendered: '<form></form>' }, '/login has no title'],
  ['a shell without its root', { shell: shell.replace('id="root"', '') }, '<div id="root">'],
])('%s is an error', (_, change, message) => {
  expect(() => prerenderedPage({ ...parts, ...change })).toThrow(message)
})
