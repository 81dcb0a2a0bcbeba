import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadModule } from '../../src/cli/load-module.ts'

const root = mkdtempSync(join(tmpdir(), 'statewalk-'))
const [plain, withTsx] = [join(root, 'plain'), join(root, 'with-tsx')]
const tsx = join(withTsx, 'node_modules/tsx')
const scripts = ['order.js', 'order.mjs', 'order.tsv', 'my.ts.js']
const typed = ['order.ts', 'order.mts', 'order.cts', 'order.tsx', 'my.js.ts']

beforeAll(() => {
  for (const folder of [plain, tsx]) mkdirSync(folder, { recursive: true })
  writeFileSync(join(tsx, 'package.json'), JSON.stringify({ main: 'loader.js' }))
  writeFileSync(join(tsx, 'loader.js'), '')
  for (const name of [...scripts, ...typed])
    for (const folder of [plain, withTsx]) writeFileSync(join(folder, name), '')
})
afterAll(() => rmSync(root, { recursive: true }))

const urlOf = (folder: string, name: string) => pathToFileURL(join(folder, name)).href

const load = async (file: string, { folder = plain, compilesTypeScript = false } = {}) => {
  const imported: string[] = []
  const module = await loadModule(file, {
    folder,
    compilesTypeScript,
    import: async (url) => {
      imported.push(url)
      return { url }
    },
  })
  return { module, imported }
}

test.each(scripts)('%s is imported as it is', async (name) => {
  expect(await load(name, { folder: withTsx })).toEqual({
    module: { url: urlOf(withTsx, name) },
    imported: [urlOf(withTsx, name)],
  })
})

test('a missing file is named', async () => {
  await expect(load('gone.js')).rejects.toThrow("There is no file 'gone.js'.")
})

describe('TypeScript', () => {
  test.each(typed)('in %s is compiled by the tsx of the folder', async (name) => {
    const options = { folder: withTsx, compilesTypeScript: true }
    expect((await load(name, options)).imported).toEqual([
      urlOf(tsx, 'loader.js'),
      urlOf(withTsx, name),
    ])
  })

  test('without tsx is compiled by a Node that can', async () => {
    const { imported } = await load('order.ts', { compilesTypeScript: true })
    expect(imported).toEqual([urlOf(plain, 'order.ts')])
  })

  test('without both is refused with a way out', async () => {
    await expect(load('order.ts')).rejects.toThrow(
      "order.ts is TypeScript: install tsx ('npm i -D tsx'), or pass JavaScript.",
    )
  })
})

describe('the error of a module that cannot be imported', () => {
  const importing = (error: unknown) =>
    loadModule('order.js', {
      folder: plain,
      compilesTypeScript: false,
      import: () => Promise.reject(error),
    })

  const withStack = (message: string, stack: string) => Object.assign(new Error(message), { stack })

  const own = new URL('../../src/cli/', import.meta.url).href

  test.each([
    [
      'a script that cannot be parsed',
      '/app/order.js:2\nimport x\n^^\n\nSyntaxError: x',
      '/app/order.js:2',
    ],
    [
      'any other error',
      'Error: x\n    at file:///app/order.js:13:27\n    at file:///app/main.js:1:1',
      'file:///app/order.js:13:27',
    ],
    [
      'an error in a function',
      'Error: x\n    at load (file:///app/order.js:13:27)',
      'file:///app/order.js:13:27',
    ],
    [
      'an error that passes through this package',
      `Error: x\n    at load (${own}main.js:7:1)\n    at /app/order.js:1:1`,
      '/app/order.js:1:1',
    ],
  ])('names the file and the line of %s', async (_, stack, place) => {
    await expect(importing(withStack('broken', stack))).rejects.toThrow(
      new Error(`order.js cannot be imported: broken\n    at ${place}`),
    )
  })

  test.each([
    ['has no stack', 'broken'],
    ['has a stack without one', withStack('broken', 'Error: x\n    at node:internal/run:1:1')],
    ['has a stack in this package', withStack('broken', `Error: x\n    at ${own}main.js:1:1`)],
  ])('names only the file if it %s', async (_, error) => {
    await expect(importing(error)).rejects.toThrow(/^order\.js cannot be imported: broken$/)
  })
})
