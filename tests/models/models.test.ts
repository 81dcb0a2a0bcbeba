import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { models } from '../../machines/models.ts'
import { testModel } from '../support/paths/model-tests.ts'

/*
 * Every machine of the site, walked by its model. A new machine joins by its line in machines/models.ts;
 * a failing path is repeated alone with `vitest --project pure -t '<its id>'`.
 */
test('every model that stands beside a machine is in the registry', () => {
  const folder = new URL('../../machines/', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const written = files.filter((file) => file.endsWith('-model.ts') && !file.startsWith('model/'))
  expect(models.length).toBe(written.length)
  expect(new Set(models.map(({ machine }) => machine.id)).size).toBe(models.length)
})

test('a machine is named as its folder', () => {
  const folders = readdirSync(new URL('../../machines/', import.meta.url)).map((name) =>
    name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
  )
  expect(models.map(({ machine }) => machine.id).filter((id) => !folders.includes(id))).toEqual([])
})

for (const model of models) testModel(model)
