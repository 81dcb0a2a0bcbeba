import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { exampleSettings } from '../../tools/build/hosting/firebase-config.ts'
import { fileOf } from '../../tools/build/hosting/page-files.ts'
import { budgetsOf, overBudget } from '../support/budgets.ts'
import { inRepository, runTool } from '../support/run/tools.ts'
import { bundleRules, serverSetting } from './bundle.ts'
import { filesIn } from './files-in.ts'
import { type BuiltFiles, entryPages, filesOf, foldersOf, sizesOf, textIn } from './sizes.ts'

let files: BuiltFiles

beforeAll(async () => {
  const folder = inRepository('test-results/build')
  const args = ['build', '--config', 'tests/build/vite.config.ts']
  const { code, output } = await runTool('vite', [...args, '--outDir', folder, '--emptyOutDir'], {
    env: {
      ...exampleSettings,
      DATABASE_URL: serverSetting,
      FIREBASE_API_KEY: serverSetting,
      HASH_KEY: serverSetting,
      // Vitest sets these for its own process.
      NODE_ENV: undefined,
      VITEST: undefined,
    },
  })
  if (code !== 0) throw new Error(`The site cannot be built.\n${output}`)
  files = await filesIn(folder)
})

test.each(Object.entries(bundleRules))('%s', (_, offenders) => {
  const texts = [...files].map(
    ([path, bytes]) => [path, Buffer.from(bytes).toString('utf8')] as const,
  )
  expect(offenders(new Map(texts))).toEqual([])
})

test('every page is within its budgets of bytes', () => {
  expect(overBudget(sizesOf(files))).toBe('')
})

test.each(Object.entries(entryPages))(
  'the scripts of %s contain only the listed modules',
  async (name, path) => {
    const modules: Record<string, string[]> = JSON.parse(
      await readFile(inRepository('test-results/modules.json'), 'utf8'),
    )
    const scripts = filesOf(textIn(files, fileOf(path))).filter((file) => file.endsWith('.js'))
    const folders = scripts.flatMap((file) => modules[file] ?? [])
    const listed = ['every page', ...(path === '/' ? [] : ['the site']), name].flatMap(
      (row) => budgetsOf('Modules').get(row)?.modules?.split(', ') ?? [],
    )
    expect(foldersOf(folders, inRepository('.')).filter((each) => !listed.includes(each))).toEqual(
      [],
    )
  },
)
