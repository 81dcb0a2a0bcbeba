import { readdirSync } from 'node:fs'
import { testModels } from 'statewalk/vitest'
import { expect, test } from 'vitest'
import { maxPathLength } from '../../machines/model-of.ts'
import { models } from '../../machines/models.ts'
import { testDefinition } from '../support/paths/definition-tests.ts'
import { recordWalked } from '../support/paths/walked.ts'
import { largeModels } from './support/large-models.ts'

/*
 * Checks every machine of the site with its model. Add a new machine to machines/models.ts.
 * Repeat one failing path with `vitest --project pure -t '<its id>'`.
 */
test('machines/models.ts lists every model file', () => {
  const folder = new URL('../../machines/', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const written = files.filter((file) => file.endsWith('-model.ts'))
  expect(models.length).toBe(written.length)
  expect(new Set(models.map(({ machine }) => machine.id)).size).toBe(models.length)
})

test('every machine has the name of its folder', () => {
  const folders = readdirSync(new URL('../../machines/', import.meta.url)).map((name) =>
    name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
  )
  expect(models.map(({ machine }) => machine.id).filter((id) => !folders.includes(id))).toEqual([])
})

for (const model of models) testDefinition(model)

testModels(
  models.filter((model) => !largeModels.includes(model)),
  {
    strict: true,
    longest: maxPathLength,
    onWalked: ({ machine }, paths) => recordWalked('machine', machine.id, paths),
  },
)
