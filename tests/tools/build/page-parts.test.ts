import { expect, test } from 'vitest'
import { partsOf } from '../../../tools/build/prerender/page-parts.ts'

type Chunk = Parameters<typeof partsOf>[1][number]

const chunk = (fileName: string, change: Partial<Chunk> = {}): Chunk => ({
  fileName,
  code: '',
  imports: [],
  moduleIds: [],
  facadeModuleId: null,
  ...change,
})

const whole = { isWhole: true }

const pageOf = (page: string) => [`/site/src/app/pages/${page}.tsx`]

const chunks = [
  chunk('main.js', { facadeModuleId: '/site/index.html', imports: ['base.js'] }),
  chunk('landing.js', {
    facadeModuleId: '/site/src/landing.tsx',
    imports: ['base.js', 'panels.js'],
  }),
  chunk('base.js', { viteMetadata: { importedCss: new Set(['base.css']) } }),
  chunk('panels.js', { viteMetadata: { importedCss: new Set(['panels.css']) } }),
  chunk('home.js', {
    moduleIds: pageOf('home'),
    imports: ['panels.js'],
    viteMetadata: { importedCss: new Set(['home.css']) },
  }),
  chunk('login.js', {
    moduleIds: pageOf('login'),
    imports: ['base.js'],
    viteMetadata: { importedCss: new Set(['login.css']) },
  }),
  chunk('profile.js', { moduleIds: pageOf('profile') }),
  chunk('identity.js', {
    moduleIds: ['/site/src/services/identity-firebase/started-identity.ts'],
    imports: ['base.js', 'snapshot.js'],
  }),
  chunk('member-api.js', {
    moduleIds: [
      '/site/src/services/member-api.ts',
      '/site/src/services/identity-firebase/early-identity.ts',
    ],
    imports: ['snapshot.js'],
  }),
  chunk('snapshot.js'),
  chunk('other.js', { moduleIds: ['/site/src/services/geocoder.ts'] }),
]

test('a form needs the site and its page, for visitors and members', () => {
  const files = ['base.css', 'login.css', 'main.js', 'base.js', 'login.js']
  expect(partsOf('/login', chunks, whole)).toMatchObject({
    visitor: files,
    member: files,
  })
})

test('the landing page needs its own bundle for a visitor, and the site for a member', () => {
  expect(partsOf('/', chunks, whole)).toMatchObject({
    visitor: ['base.css', 'panels.css', 'landing.js', 'base.js', 'panels.js'],
    member: ['base.css', 'home.css', 'panels.css', 'main.js', 'base.js', 'home.js', 'panels.js'],
  })
})

test('the largest script is requested first', () => {
  const sized = chunks.map((each) => ({
    ...each,
    code: ' '.repeat({ 'main.js': 1, 'base.js': 30, 'login.js': 2 }[each.fileName] ?? 0),
  }))
  const { visitor, member } = partsOf('/login', sized, whole)
  expect(visitor.slice(-3)).toEqual(['base.js', 'login.js', 'main.js'])
  expect(member).toEqual(visitor)
})

test('a page that confirms the identity itself fetches no identity library early', () => {
  expect(partsOf('/profile', chunks, { isWhole: false })).toMatchObject({
    member: ['base.css', 'main.js', 'base.js', 'profile.js'],
    preloaded: ['member-api.js', 'snapshot.js'],
  })
})

test('any other page fetches it early, each script once', () => {
  expect(partsOf('/login', chunks, whole).preloaded).toEqual([
    'identity.js',
    'member-api.js',
    'snapshot.js',
  ])
})

test.each([
  ['/update-preferences', 'preferences'],
  ['/edit-profile', 'profile-form'],
  ['/profile-completion', 'profile-form'],
] as const)('%s is a page of the module %s', (path, name) => {
  const module = chunk(`${name}.js`, { moduleIds: [`/site/src/app/pages/${name}.tsx`] })
  expect(partsOf(path, [...chunks, module], { isWhole: false }).member).toContain(`${name}.js`)
})

test('a page without a chunk is an error', () => {
  expect(() => partsOf('/signup', chunks, whole)).toThrow('lacks src/app/pages/signup.tsx')
})
