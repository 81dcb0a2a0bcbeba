import { describe, expect, test } from 'vitest'
import { everything } from '../../../lab/design/catalogue.ts'
import { pathsToStates } from '../../../lab/previews/paths-to-states.gen.ts'
import { previews } from '../../../lab/previews/previews.ts'
import { reachedFrom } from '../../support/source/dependency-rules.ts'
import { targetOf, writtenSources } from '../../support/source/repository.ts'

const entries = everything.flatMap(({ entries }) => Object.entries(entries))
const written = writtenSources()
const sources = written.filter(({ path }) => path.startsWith('src/'))
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/

describe('the component gallery', () => {
  test('shows every component of src/design, in an entry of its own or on a screen', () => {
    const shown = new Set(reachedFrom('lab/design/catalogue.ts', written))
    const components = sources
      .filter(({ path }) => path.startsWith('src/design/') && path.endsWith('.tsx'))
      .filter(({ exports }) => exports.some(({ name }) => /^[A-Z]/.test(name)))
    expect(components.filter((one) => !shown.has(one)).map(({ path }) => path)).toEqual([])
  })

  test('shows every screen', () => {
    const inLab = written.filter(({ path }) => path.startsWith('lab/'))
    const shown = new Set(
      inLab.flatMap(({ path, imports }) => imports.map((each) => targetOf(path, each.specifier))),
    )
    const screens = sources.map(({ path }) => path).filter((path) => /-screen\.tsx$/.test(path))
    expect(screens.filter((path) => !shown.has(path))).toEqual([])
  })

  test.each(previews)('has a path to every state of a screen: $model.machine.id', (preview) => {
    const states = Object.keys(pathsToStates[preview.model.machine.id] ?? {})
    expect(states.sort(), 'run `npm run reachable`').toEqual(
      Object.keys(preview.expectations).sort(),
    )
  })

  test('gives each component a unique URL', () => {
    const ids = entries.map(([id]) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    const parts = [...ids, ...entries.flatMap(([, { states }]) => Object.keys(states))]
    expect(parts.filter((part) => !kebabCase.test(part))).toEqual([])
  })

  test.each(entries)('states the purpose of %s in one line', (_, { purpose, states }) => {
    expect(purpose).toMatch(/^\S.{8,110}\.$/)
    expect(Object.keys(states)).not.toEqual([])
  })
})
