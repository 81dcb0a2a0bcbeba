import { expect, test } from 'vitest'
import { partsOf } from '../../../tools/build/prerender/page-parts.ts'

type Chunk = Parameters<typeof partsOf>[1][number]

const chunk = (fileName: string, change: Partial<Chunk> = {}): Chunk => ({
  fileName,
  code: '',
  imports: [],
  isEntry: false,
  moduleIds: [],
  facadeModuleId: null,
  ...change,
})

const pageOf = (page: string) => [`/site/src/app/pages/${page}.tsx`]

const chunks = [
  chunk('main.js', { isEntry: true, facadeModuleId: '/site/index.html', imports: ['base.js'] }),
  chunk('landing.js', {
    isEntry: true,
    facadeModuleId: '/site/src/landing.tsx',
    imports: ['base.js', 'panels.js'],
  }),
  chunk('early-auth.js', {
    isEntry: true,
    facadeModuleId: '/site/src/services/identity-firebase/early-auth.ts',
    imports: ['auth.js'],
  }),
  chunk('auth.js'),
  chunk('base.js', { viteMetadata: { importedCss: new Set(['base.css']) } }),
  chunk('panels.js', { viteMetadata: { importedCss: new Set(['panels.css']) } }),
  chunk('home.js', { moduleIds: pageOf('home'), imports: ['panels.js'] }),
  chunk('login.js', {
    moduleIds: pageOf('login'),
    imports: ['base.js'],
    viteMetadata: { importedCss: new Set(['login.css']) },
  }),
]

test('a form needs the site and its page, for visitors and members', () => {
  const scripts = ['main.js', 'base.js', 'login.js']
  expect(partsOf('/login', chunks)).toEqual({
    styles: ['base.css', 'login.css'],
    visitor: scripts,
    member: scripts,
    earlyAuth: ['early-auth.js', 'auth.js'],
    preloaded: [],
  })
})

test('the landing page needs its own bundle for a visitor, and the site for a member', () => {
  expect(partsOf('/', chunks)).toEqual({
    styles: ['base.css', 'panels.css'],
    visitor: ['landing.js', 'base.js', 'panels.js'],
    member: ['main.js', 'base.js', 'home.js', 'panels.js'],
    earlyAuth: ['early-auth.js', 'auth.js'],
    preloaded: [],
  })
})

test('the largest script is requested first', () => {
  const sized = chunks.map((each) => ({
    ...each,
    code: ' '.repeat({ 'main.js': 1, 'base.js': 30, 'login.js': 2 }[each.fileName] ?? 0),
  }))
  const { visitor, member } = partsOf('/login', sized)
  expect(visitor).toEqual(['base.js', 'login.js', 'main.js'])
  expect(member).toEqual(visitor)
})

test('a member’s page fetches early what the site imports for every member, each script once', () => {
  const lazy = [
    chunk('profile.js', { moduleIds: pageOf('profile') }),
    chunk('identity.js', {
      moduleIds: ['/site/src/services/identity-firebase/started-identity.ts'],
      imports: ['base.js', 'http.js'],
    }),
    chunk('member-api.js', {
      moduleIds: ['/site/src/services/member-api.ts'],
      imports: ['http.js'],
    }),
    chunk('http.js'),
    chunk('other.js', { moduleIds: ['/site/src/services/geocoder.ts'] }),
  ]
  expect(partsOf('/profile', [...chunks, ...lazy])).toMatchObject({
    member: ['main.js', 'base.js', 'profile.js'],
    preloaded: ['identity.js', 'http.js', 'member-api.js'],
  })
})

test.each([
  ['/update-preferences', 'preferences'],
  ['/edit-profile', 'profile-form'],
  ['/profile-completion', 'profile-form'],
])('%s is a page of the module %s', (path, name) => {
  const module = chunk(`${name}.js`, { moduleIds: [`/site/src/app/pages/${name}.tsx`] })
  expect(partsOf(path, [...chunks, module]).member).toContain(`${name}.js`)
})

test('a page without a chunk is an error', () => {
  expect(() => partsOf('/signup', chunks)).toThrow('lacks a page')
})
