import { beforeAll, expect, test } from 'vitest'
import { exampleSettings } from '../../tools/build/hosting/firebase-config.ts'
import budgets from '../bench/budgets.json' with { type: 'json' }
import { inRepository, runTool } from '../support/run/tools.ts'
import { bundleRules, serverSetting } from './bundle.ts'
import { filesIn } from './files-in.ts'
import { type BuiltFiles, overBudget, sizesOf } from './sizes.ts'

let files: BuiltFiles

beforeAll(async () => {
  const folder = inRepository('test-results/build')
  const { code, output } = await runTool('vite', ['build', '--outDir', folder, '--emptyOutDir'], {
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

test('every size is within its budget', () => {
  expect(overBudget(sizesOf(files), budgets.sizes)).toEqual([])
})
