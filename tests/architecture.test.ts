import { describe, expect, test } from 'vitest'
import { onboardingSteps } from '../machines/onboarding/onboarding-steps.ts'
import { pagePaths } from '../machines/paths.ts'
import {
  brokenRules,
  covers,
  importCircles,
  reachedFrom,
} from './support/source/dependency-rules.ts'
import { repositoryFiles, targetOf, textOf, writtenSources } from './support/source/repository.ts'
import type { SourceFile } from './support/source/source-file.ts'
import { zones } from './support/source/zones.ts'

const sources = writtenSources()
const ofSite = sources.filter(({ path }) => path.startsWith('src/'))

/** Each library, and the only files that may import it. */
const vendors: Readonly<Record<string, RegExp>> = {
  'firebase/app': /^src\/services\/firebase-/,
  'firebase/auth': /^src\/services\/identity-firebase\//,
  'firebase/storage': /^src\/services\/picture-store-firebase\//,
  'libphonenumber-js': /^src\/services\/phone-number/,
  ofetch: /^src\/services\/http\.ts/,
  valibot: /^src\/services\//,
  'react-hot-toast': /^src\/design\/toast\//,
  '@base-ui/react': /^src\/design\//,
  '@tanstack/react-router': /^src\/(app\/|routes\/|prerender\.tsx)/,
  '@xstate/react': /^src\/(app|landing|routes)\//,
}

/**
 * The pages and screens with state of their own, and what it is. A flow is a machine: this only decides what is mounted,
 * and no event depends on it.
 */
const localState: Readonly<Record<string, string>> = {
  'src/app/pages/error-pages.tsx': 'the redirect that was current at the first render',
  'src/app/pages/profile-form.tsx': 'the children at the first render',
  'src/app/pages/root-layout.tsx':
    'the spinner of the first restore, the mounted toast container and the fonts',
  'src/landing/landing-page.tsx': 'the start of the actors',
  'src/landing/use-landing.ts': 'the scroller, while the page is mounted',
  'src/screens/preferences/preferences-screen.tsx': 'focus',
  'src/screens/settings/delete-dialog.tsx': 'focus',
  'src/screens/settings/settings-screen.tsx': 'focus',
  'src/screens/unsaved/unsaved-dialog.tsx': 'focus',
}

describe('imports', () => {
  test('follow the dependency rules', () => {
    expect(brokenRules(sources, zones)).toEqual([])
  })

  test('that break a dependency rule are reported', () => {
    const sourceWith = (path: string, specifier: string, typeOnly = false): SourceFile => ({
      path,
      text: '',
      lines: 1,
      imports: [{ specifier, names: ['x'], typeOnly }],
      exports: [],
    })
    const offenders = [
      sourceWith('machines/login/login-machine.ts', 'react'),
      sourceWith('machines/login/login-machine.ts', 'statewalk'),
      sourceWith('machines/login/login-machine.ts', '../../src/copy/login.ts'),
      sourceWith('src/screens/login/login-screen.tsx', '../../../machines/login/login-machine.ts'),
      sourceWith('src/services/log.ts', '../copy/failures.ts', true),
      sourceWith('src/app/navigation/router.ts', '../../../tests/support/dom.ts'),
      sourceWith('src/routes/login.tsx', '../services/api.ts'),
      sourceWith('src/landing/full-site.ts', '../app/create-site.tsx'),
      sourceWith('backend/main.ts', '../machines/member.ts', true),
      sourceWith('tools/dev/start.ts', '../../tests/support/dom.ts'),
      sourceWith('packages/statewalk/src/run.ts', '../../../machines/failure.ts'),
      sourceWith('lab/app/lab.ts', '../../packages/statewalk/src/run.ts'),
    ]
    const allowed = [
      sourceWith('src/screens/login/props.ts', '../../../machines/ports.ts', true),
      sourceWith('machines/login/login-model.ts', 'statewalk'),
    ]
    const problems = brokenRules([...offenders, ...allowed], zones)
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      'machines/login/login-machine.ts imports react',
      'machines/login/login-machine.ts imports statewalk',
      'machines/login/login-machine.ts imports src/copy/login.ts',
      'src/screens/login/login-screen.tsx imports machines/login/login-machine.ts',
      'src/services/log.ts imports src/copy/failures.ts',
      'src/app/navigation/router.ts imports tests/support/dom.ts',
      'src/routes/login.tsx imports src/services/api.ts',
      'src/landing/full-site.ts imports src/app/create-site.tsx',
      'backend/main.ts imports machines/member.ts',
      'tools/dev/start.ts imports tests/support/dom.ts',
      'packages/statewalk/src/run.ts imports machines/failure.ts',
      'lab/app/lab.ts imports packages/statewalk/src/run.ts',
    ])
  })

  test('make two circles, type imports included', () => {
    const circles = importCircles(sources).map(([first, ...others]) => [first, others.length])
    expect(circles).toEqual([
      ['backend/database/open-embedded.ts', 4],
      ['packages/statewalk/src/harness.ts', 2],
    ])
  })

  test('resolve to existing files', () => {
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
  test.each(Object.entries(vendors))('%s is imported by its own module only', (vendor, allowed) => {
    const offenders = ofSite
      .filter(({ path }) => !allowed.test(path))
      .filter(({ imports }) => imports.some(({ specifier }) => covers(vendor, specifier)))
    expect(offenders.map(({ path }) => path)).toEqual([])
  })

  test('pages and screens keep no state of a flow', () => {
    const stateful = ofSite
      .filter(({ path }) => /^src\/(app|landing|routes|screens)\//.test(path))
      .filter(({ imports }) =>
        imports.some(
          ({ specifier, names }) =>
            specifier === 'react' &&
            names.some((name) => /^use(State|Ref|Reducer|(Layout|Insertion)?Effect)$/.test(name)),
        ),
      )
    expect(stateful.map(({ path }) => path).sort()).toEqual(Object.keys(localState).sort())
  })

  test('React effects are only used in app, landing and design', () => {
    const offenders = ofSite
      .filter(({ path }) => !/^src\/(app|landing|design)\//.test(path))
      .filter(({ imports }) =>
        imports.some(
          ({ specifier, names }) =>
            specifier === 'react' &&
            names.some((name) => /^use(Layout|Insertion)?Effect$/.test(name)),
        ),
      )
    expect(offenders.map(({ path }) => path)).toEqual([])
  })
})

describe('files', () => {
  test('have at most 300 lines, machines at most 250', () => {
    const tooLong = sources.filter(
      ({ path, lines }) => lines > (path.startsWith('machines/') ? 250 : 300),
    )
    expect(tooLong.map(({ path, lines }) => `${path}: ${lines} lines`)).toEqual([])
  })

  test('have a median of at most 60 lines, and 90 % have at most 180', () => {
    const lengths = sources
      .filter(({ path }) => !path.startsWith('tests/'))
      .map(({ lines }) => lines)
      .sort((one, other) => one - other)
    const at = (share: number) => lengths[Math.floor((lengths.length - 1) * share)] ?? 0
    expect(at(0.5)).toBeLessThanOrEqual(60)
    expect(at(0.9)).toBeLessThanOrEqual(180)
  })

  test('suppress no compiler or linter error', () => {
    const suppression = new RegExp(
      ['@ts-', '(ignore|expect-error|nocheck)|biome-', 'ignore'].join(''),
    )
    const suppressed = sources.filter(({ text }) => suppression.test(text))
    expect(suppressed.map(({ path }) => path)).toEqual([])
  })
})

test('every page is a step of the onboarding, or the target of a link or of a machine', () => {
  const targets = sources
    // A docstring of a component names a path as an example.
    .filter(({ path }) => /^(src|machines)\/(?!design)/.test(path) && !path.endsWith('-model.ts'))
    .flatMap(({ text }) => [...text.matchAll(/(?:\bto="|navigateTo\(')(\/[^"']*)/g)])
    .map(([, target]) => target)
  const reached = new Set([...targets, ...onboardingSteps.map(({ page }) => page)])
  expect(pagePaths.filter((page) => !reached.has(page))).toEqual([])
})

describe('the production bundle', () => {
  const entry = 'src/main.tsx'
  const landing = 'src/landing.tsx'
  // The route tree is generated and not part of the sources, so the routes that it imports are listed here.
  const routes = ofSite.filter(({ path }) => path.startsWith('src/routes/'))
  const shipped = [entry, landing, ...routes.map(({ path }) => path)].flatMap((path) =>
    reachedFrom(path, sources),
  )

  test('starts at the entry that index.html loads', () => {
    expect(textOf('index.html')).toContain(`/${entry}`)
    expect(shipped.map(({ path }) => path)).toContain(entry)
  })

  test('does not import the lab, directly or indirectly', () => {
    expect(shipped.map(({ path }) => path).filter((path) => path.startsWith('lab/'))).toEqual([])
  })
})
