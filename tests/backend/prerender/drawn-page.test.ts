import { expect, test } from 'vitest'
import { inlineHashesOf } from '../../../backend/hosting/inline-hashes.ts'
import { drawnPage, type PageText } from '../../../backend/prerender/drawn-page.ts'

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
  drawn: '<title>Login</title><form></form>',
  waiting: '<p>Waiting</p>',
  trouble: '<p>Trouble</p>',
  styles: [{ path: 'assets/base-c.css', text: 'p{color:red}' }],
  scripts: { visitor: ['assets/form-d.js'], member: ['assets/main-a.js'] },
  firstScript: 'document.title = "first"',
  lastScript:
    'document.all.a = MEMBER_SCRIPTS; document.all.b = VISITOR_SCRIPTS; document.all.c = STYLES',
}

test('a drawn page has its title, its styles and itself, and nothing that is asked for before it is painted', () => {
  const page = drawnPage(parts)
  expect(page).toContain('<title>Login</title>')
  expect(page).not.toContain('<title>Trellis</title>')
  expect(page).toContain('<div id="root" data-prerendered="/login"><form></form></div>')
  expect(page).toContain('<style>p{color:red}')
  expect(page).not.toMatch(/<script[^>]+src=|modulepreload|<link rel="stylesheet"/)
})

test('its two scripts know the files of visitors and of members, and its styles', () => {
  const page = drawnPage(parts)
  const [first, last] = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text)
  expect(first).toContain('first')
  expect(last).toContain('/assets/form-d.js')
  expect(last).toContain('/assets/main-a.js')
  expect(last).toContain('/assets/base-c.css')
  expect(inlineHashesOf(page)).toMatchObject({ scripts: { length: 2 }, styles: { length: 1 } })
})

test('a form says above itself that it needs scripts, the landing page, which does not, nowhere', () => {
  expect(drawnPage(parts)).toMatch(/<noscript>Switch scripts on\.<\/noscript><div id="root"/)
  expect(drawnPage({ ...parts, path: '/' })).not.toContain('noscript')
})

test.each([
  ['a page without a title', { drawn: '<form></form>' }, '/login has no title'],
  ['a shell without its root', { shell: shell.replace('id="root"', '') }, '<div id="root">'],
])('%s is refused', (_, change, complaint) => {
  expect(() => drawnPage({ ...parts, ...change })).toThrow(complaint)
})
