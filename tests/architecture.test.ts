import { describe, expect, test } from 'vitest'
import { brokenArrows, covers, cyclesIn, reachedFrom, type Zone } from './support/source/arrows.ts'
import { repositoryFiles, targetOf, textOf, writtenSources } from './support/source/repository.ts'
import type { SourceFile } from './support/source/source-file.ts'

const sources = writtenSources()
const ofSite = sources.filter(({ path }) => path.startsWith('src/'))

/** Who may import whom. Biome says the same while you type; this says it of the whole. */
const arrows: readonly Zone[] = [
  {
    folder: 'machines/',
    mayImport: ['machines/', 'xstate'],
    because: 'machines import xstate and each other; they ask the world through machines/ports.ts.',
  },
  {
    folder: 'src/copy/',
    mayImport: ['src/copy/'],
    mayImportTypesOf: ['machines/'],
    because: 'copy is words; it may know the types of machines.',
  },
  {
    folder: 'src/design/icon/build-icons.ts',
    mayImport: ['src/design/icon/', 'node:fs'],
    because: 'it is run by hand and writes the icons; it never reaches the browser.',
  },
  {
    folder: 'src/design/icon/icon-files.ts',
    mayImport: ['src/design/icon/', 'node:fs'],
    because: 'it serves build-icons.ts.',
  },
  {
    folder: 'src/design/drawings/build-drawings.ts',
    mayImport: ['src/design/', 'node:fs', '@playwright/test'],
    because: 'it is run by hand and draws the icons of public/; it never reaches the browser.',
  },
  {
    folder: 'src/design/',
    mayImport: [
      'src/design/',
      'react',
      '@base-ui/react',
      '@vanilla-extract',
      '@fontsource-variable',
      'react-hot-toast',
    ],
    because: 'design imports itself, vanilla-extract, react and the primitive library.',
  },
  {
    folder: 'src/screens/',
    mayImport: ['src/screens/', 'src/design/', 'src/copy/', 'react', '@vanilla-extract'],
    mayImportTypesOf: ['machines/'],
    because: 'a screen takes props and gives events; it knows design, copy and types of machines.',
  },
  {
    folder: 'src/services/',
    mayImport: ['src/services/', 'machines/ports.ts', 'machines/failure.ts', 'machines/member.ts'],
    mayImportTypesOf: ['machines/'],
    anyPackage: true,
    because: 'a service adapts the world to machines/ports.ts; it knows no screen and no sentence.',
  },
  {
    folder: 'src/routes/',
    mayImport: ['src/app/', 'src/screens/', 'react', '@tanstack/react-router', '@xstate/react'],
    mayImportTypesOf: ['machines/'],
    because: 'a route is a guard and a screen.',
  },
  {
    folder: 'src/',
    mayImport: ['src/', 'machines/'],
    anyPackage: true,
    because: 'the site never imports the backend, the lab or the tests.',
  },
  {
    folder: 'lab/',
    mayImport: ['lab/', 'machines/', 'src/screens/', 'src/design/', 'src/copy/'],
    anyPackage: true,
    because: 'the lab shows machines and screens; it has no services.',
  },
  {
    folder: 'backend/',
    mayImport: ['backend/'],
    anyPackage: true,
    because: 'the backend imports itself only.',
  },
]

/** Each library, and the one place that may name it. */
const vendors: Readonly<Record<string, RegExp>> = {
  'firebase/app': /^src\/services\/firebase-/,
  'firebase/auth': /^src\/services\/identity-firebase\//,
  'firebase/storage': /^src\/services\/picture-store-firebase\//,
  ofetch: /^src\/services\/http\.ts/,
  valibot: /^src\/services\//,
  'react-hot-toast': /^src\/design\/toast\//,
  '@base-ui/react': /^src\/design\//,
  '@tanstack/react-router': /^src\/(app|routes)\//,
  '@xstate/react': /^src\/(app|routes)\//,
}

describe('the arrows', () => {
  test('hold for every import', () => {
    expect(brokenArrows(sources, arrows)).toEqual([])
  })

  test('are seen to be broken by a planted import', () => {
    const planted = (path: string, specifier: string, typeOnly = false): SourceFile => ({
      path,
      text: '',
      lines: 1,
      imports: [{ specifier, names: ['x'], typeOnly }],
      exports: [],
    })
    const offenders = [
      planted('machines/login/login-machine.ts', 'react'),
      planted('machines/login/login-machine.ts', '../../src/copy/login.ts'),
      planted('src/screens/login/login-screen.tsx', '../../../machines/login/login-machine.ts'),
      planted('src/services/log.ts', '../copy/failures.ts', true),
      planted('src/app/router.ts', '../../tests/support/dom.ts'),
      planted('src/routes/login.tsx', '../services/api.ts'),
      planted('backend/api/main.ts', '../../machines/member.ts', true),
    ]
    const innocent = planted('src/screens/login/props.ts', '../../../machines/ports.ts', true)
    const said = brokenArrows([...offenders, innocent], arrows)
    expect(said.map((sentence) => sentence.split(':')[0])).toEqual([
      'machines/login/login-machine.ts imports react',
      'machines/login/login-machine.ts imports src/copy/login.ts',
      'src/screens/login/login-screen.tsx imports machines/login/login-machine.ts',
      'src/services/log.ts imports src/copy/failures.ts',
      'src/app/router.ts imports tests/support/dom.ts',
      'src/routes/login.tsx imports src/services/api.ts',
      'backend/api/main.ts imports machines/member.ts',
    ])
  })

  test('never close to a ring', () => {
    expect(cyclesIn(sources)).toEqual([])
  })

  test('lead to files that exist', () => {
    const existing = new Set(repositoryFiles())
    const dangling = sources.flatMap(({ path, imports }) =>
      imports
        .filter(({ specifier }) => specifier.startsWith('.'))
        .map(({ specifier }) => targetOf(path, specifier))
        .filter((target) => !existing.has(target))
        .map((target) => `${path} imports ${target}`),
    )
    expect(dangling).toEqual([])
  })
})

describe('libraries', () => {
  test.each(Object.entries(vendors))('%s is named in its own service only', (vendor, home) => {
    const strays = ofSite
      .filter(({ path }) => !home.test(path))
      .filter(({ imports }) => imports.some(({ specifier }) => covers(vendor, specifier)))
    expect(strays.map(({ path }) => path)).toEqual([])
  })

  test('effects of React stay in app and design, where a browser API leaves no other way', () => {
    const strays = ofSite
      .filter(({ path }) => !/^src\/(app|design)\//.test(path))
      .filter(({ imports }) =>
        imports.some(
          ({ specifier, names }) =>
            specifier === 'react' &&
            names.some((name) => /^use(Layout|Insertion)?Effect$/.test(name)),
        ),
      )
    expect(strays.map(({ path }) => path)).toEqual([])
  })
})

describe('files', () => {
  test('have no default export outside configuration', () => {
    const offenders = sources
      .filter(({ path }) => !path.endsWith('.config.ts'))
      .filter((file) => file.exports.some(({ name }) => name === 'default'))
    expect(offenders.map(({ path }) => path)).toEqual([])
  })

  test('pass nothing on: whoever needs a thing imports it where it lives', () => {
    const barrels = sources.filter((file) => file.exports.some(({ passedOn }) => passedOn))
    expect(barrels.map(({ path }) => path)).toEqual([])
  })

  test('end before line 300, machines before line 250', () => {
    const tooLong = sources.filter(
      ({ path, lines }) => lines > (path.startsWith('machines/') ? 250 : 300),
    )
    expect(tooLong.map(({ path, lines }) => `${path}: ${lines} lines`)).toEqual([])
  })

  test('are short as a rule: half of them under 60 lines, nine in ten under 180', () => {
    const lengths = sources
      .filter(({ path }) => !path.startsWith('tests/'))
      .map(({ lines }) => lines)
      .sort((one, other) => one - other)
    const at = (share: number) => lengths[Math.floor((lengths.length - 1) * share)] ?? 0
    expect(at(0.5)).toBeLessThanOrEqual(60)
    expect(at(0.9)).toBeLessThanOrEqual(180)
  })

  test('silence neither the compiler nor the linter', () => {
    const silencer = new RegExp(['@ts-', '(ignore|expect-error|nocheck)|biome-', 'ignore'].join(''))
    const silenced = sources.filter(({ text }) => silencer.test(text))
    expect(silenced.map(({ path }) => path)).toEqual([])
  })
})

describe('what reaches production', () => {
  const start = 'src/main.tsx'
  const landing = 'src/landing.tsx'
  // The identity service has codes of its own for them, and every code of it must be answered.
  const identityCodes = /'auth\/[a-z-]+'/g
  // The route tree is written by a tool, so it is not among the sources; its imports are.
  const routes = ofSite.filter(({ path }) => path.startsWith('src/routes/'))
  const shipped = [start, landing, ...routes.map(({ path }) => path)].flatMap((path) =>
    reachedFrom(path, sources),
  )

  test('starts at the entry of the page', () => {
    expect(textOf('index.html')).toContain(`/${start}`)
    expect(shipped.map(({ path }) => path)).toContain(start)
  })

  test('has no way to the lab, over no chain of imports', () => {
    expect(shipped.map(({ path }) => path).filter((path) => path.startsWith('lab/'))).toEqual([])
  })

  test('knows nothing of an emulator or of this machine', () => {
    const leaks = shipped.filter(({ text }) =>
      /emulator|localhost|127\.0\.0\.1/i.test(text.replace(identityCodes, '')),
    )
    expect([...new Set(leaks.map(({ path }) => path))]).toEqual([])
  })
})
