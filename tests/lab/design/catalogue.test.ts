import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { everything } from '../../../lab/design/catalogue.ts'
import { pagePaths } from '../../../machines/paths.ts'
import { repositoryFiles, targetOf, writtenSources } from '../../support/source/repository.ts'
import { screenshotsOf } from '../../visual/screenshots.ts'

const entries = everything.flatMap(({ entries }) => Object.entries(entries))
const sources = writtenSources().filter(({ path }) => path.startsWith('src/'))
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/

describe('the component gallery', () => {
  test('shows every component of src/design except those that only serve another one', () => {
    expect(missing(componentsForScreens())).toEqual([])
  })

  test('shows every screen', () => {
    const files = sources.map(({ path }) => path)
    const screens = files.filter((path) => /^src\/screens\/.*-screen\.tsx$/.test(path))
    expect(missing(screens)).toEqual([])
  })

  test('reports a component without an entry', () => {
    expect(missing(['src/design/slider/slider.tsx'])).toEqual(['src/design/slider/slider.tsx'])
  })

  test('gives each component a unique URL', () => {
    const ids = entries.map(([id]) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    const parts = [...ids, ...entries.flatMap(([, { states }]) => Object.keys(states))]
    expect(parts.filter((part) => !kebabCase.test(part))).toEqual([])
  })

  test('has an entry for every stored picture', () => {
    const kept = repositoryFiles().filter((path) => path.startsWith('tests/visual/pictures/'))
    const taken = screenshotsOf(everything).map(({ name, view }) => `${name}-${view}.png`)
    for (const path of pagePaths) {
      const name = path === '/' ? 'landing' : path.slice(1)
      taken.push(...['phone', 'tablet', 'desk'].map((size) => `page-${name}-${size}.png`))
    }
    expect(kept.length).toBeGreaterThan(0)
    expect(kept.filter((path) => !taken.includes(posix.basename(path)))).toEqual([])
  })

  test.each(entries)('states the purpose of %s in one line', (_, { purpose, states }) => {
    expect(purpose).toMatch(/^\S.{8,110}\.$/)
    expect(Object.keys(states)).not.toEqual([])
  })
})

function missing(paths: readonly string[]): string[] {
  const shown = new Set(entries.map(([id]) => id))
  return paths.filter((path) => !shown.has(posix.basename(path, '.tsx')))
}

/** The files of components that a module outside src/design imports, or that no module imports. */
function componentsForScreens(): string[] {
  const importers = new Map<string, string[]>()
  for (const { path, imports } of sources) {
    for (const { specifier } of imports) {
      const target = targetOf(path, specifier)
      importers.set(target, [...(importers.get(target) ?? []), path])
    }
  }
  return sources
    .filter(({ path }) => path.startsWith('src/design/') && path.endsWith('.tsx'))
    .filter(({ exports }) => exports.some(({ name }) => /^[A-Z]/.test(name)))
    .map(({ path }) => path)
    .filter((path) => {
      const by = importers.get(path) ?? []
      return by.length === 0 || by.some((importer) => !importer.startsWith('src/design/'))
    })
}
