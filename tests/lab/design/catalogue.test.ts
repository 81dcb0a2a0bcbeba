import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { everything } from '../../../lab/design/catalogue.ts'
import { repositoryFiles, targetOf, writtenSources } from '../../support/source/repository.ts'
import { sightsOf } from '../../visual/sight.ts'

const entries = everything.flatMap(({ entries }) => Object.entries(entries))
const sources = writtenSources().filter(({ path }) => path.startsWith('src/'))
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/

describe('the page of components', () => {
  test('shows every component of src/design but those that only serve another one', () => {
    expect(missing(componentsForScreens())).toEqual([])
  })

  test('shows every screen', () => {
    const files = sources.map(({ path }) => path)
    const screens = files.filter((path) => /^src\/screens\/.*-screen\.tsx$/.test(path))
    expect(missing(screens)).toEqual([])
  })

  test('would miss a component that nobody has described', () => {
    expect(missing(['src/design/slider/slider.tsx'])).toEqual(['src/design/slider/slider.tsx'])
  })

  test('gives each component one address', () => {
    const ids = entries.map(([id]) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    const parts = [...ids, ...entries.flatMap(([, { states }]) => Object.keys(states))]
    expect(parts.filter((part) => !kebabCase.test(part))).toEqual([])
  })

  test('has something to compare every kept picture with', () => {
    const kept = repositoryFiles().filter((path) => path.startsWith('tests/visual/pictures/'))
    const taken = sightsOf(everything).map(({ name, view }) => `${name}-${view}.png`)
    expect(kept.length).toBeGreaterThan(0)
    expect(kept.filter((path) => !taken.includes(posix.basename(path)))).toEqual([])
  })

  test.each(entries)('says in one line what %s is for', (_, { purpose, states }) => {
    expect(purpose).toMatch(/^\S.{8,110}\.$/)
    expect(Object.keys(states)).not.toEqual([])
  })
})

function missing(paths: readonly string[]): string[] {
  const shown = new Set(entries.map(([id]) => id))
  return paths.filter((path) => !shown.has(posix.basename(path, '.tsx')))
}

/** The files of components that something outside of src/design imports, or that nothing imports yet. */
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
