import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { exampleSettings } from '../../../tools/build/hosting/firebase-config.ts'
import budgets from '../../bench/budgets.json' with { type: 'json' }
import { type Bundle, bundleRules, serverSetting } from './bundle.ts'
import { oneCheck, type Verdict } from './layer.ts'
import { described } from './reports.ts'
import { type BuiltFiles, overBudget, sizesOf } from './sizes.ts'
import { resultsFolder, runTool } from './tools.ts'

/** Builds the site for production and checks the bundle: one check for each rule, and one for the build. */
export const checkedBuild = async (): Promise<Verdict> => {
  const folder = join(resultsFolder, 'build')
  const ended = await runTool('vite', ['build', '--outDir', folder, '--emptyOutDir'], {
    env: { ...exampleSettings, DATABASE_URL: serverSetting, FIREBASE_API_KEY: serverSetting },
  })
  if (ended.code !== 0) return oneCheck(false, described(ended))
  const files = await filesIn(folder)
  const bundle: Bundle = new Map(
    [...files].map(([path, bytes]) => [path, Buffer.from(bytes).toString('utf8')]),
  )
  const rules = Object.entries(bundleRules).map(([rule, offenders]) => ({
    rule,
    offenders: offenders(bundle),
  }))
  const sizes = overBudget(sizesOf(files), budgets.sizes)
  rules.push({ rule: 'every size is within its budget', offenders: sizes })
  const broken = rules.filter(({ offenders }) => offenders.length > 0)
  return {
    passed: 1 + rules.length - broken.length,
    failed: broken.length,
    skipped: 0,
    output: broken.map(({ rule, offenders }) => `${rule}: ${offenders.join(', ')}`).join('\n'),
    remarks: [],
  }
}

/** The files of a build. */
export const filesIn = async (folder: string): Promise<BuiltFiles> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return new Map(
    await Promise.all(
      files.map(async (file) => {
        const path = join(file.parentPath, file.name)
        const name = relative(folder, path).split(sep).join('/')
        return [name, await readFile(path)] as const
      }),
    ),
  )
}
