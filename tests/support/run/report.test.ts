import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readReport } from './report.ts'
import { inRepository, runTool } from './tools.ts'

const journeys = `
  import { test } from '@playwright/test'
  test.describe('a member', () => {
    test('logs in', () => {})
    test('logs out', () => { throw new Error('No button.') })
    test.skip('is away', () => {})
    test('is known to fail', () => { test.fail(); throw new Error('Still.') })
  })
`

/** A folder outside the repository with these files, in which both runners can be started. */
const folderWith = async (files: Readonly<Record<string, string>>): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'trellis-report-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await symlink(inRepository('node_modules'), join(folder, 'node_modules'))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return folder
}

test('a journey that is marked as failing counts as failed, like one that fails', async () => {
  // By default Playwright empties the folder `test-results` of the repository, where other results are stored.
  const folder = await folderWith({
    'member.spec.mjs': journeys,
    'playwright.config.mjs': "export default { outputDir: 'results' }",
  })
  const report = join(folder, 'report.json')
  const config = join(folder, 'playwright.config.mjs')
  const { code } = await runTool('playwright', ['test', '--config', config, '--reporter', 'json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  expect(code).toBe(1)
  expect(readReport(report)).toMatchObject([
    {
      file: 'tests/e2e/member.spec.mjs',
      tests: [
        { titles: ['a member', 'logs in'], ended: 'passed' },
        { titles: ['a member', 'logs out'], ended: 'failed' },
        { titles: ['a member', 'is away'], ended: 'skipped' },
        { titles: ['a member', 'is known to fail'], ended: 'failed' },
      ],
    },
  ])
})

test('a file that cannot be loaded counts as a failed test', async () => {
  const folder = await folderWith({
    'member.test.mjs': `
      import { describe, expect, test } from 'vitest'
      test('is kept', () => {})
      describe('a member', () => {
        test('logs out', () => expect(1).toBe(2))
        test.skip('is away', () => {})
      })`,
    'broken.test.mjs': "throw new Error('No such module.')",
    'vitest.config.mjs': 'export default {}',
  })
  const report = join(folder, 'report.json')
  const { code } = await runTool('vitest', [
    ...['run', '--root', folder, '--reporter', 'json'],
    ...['--outputFile', report],
  ])
  expect(code).toBe(1)
  const files = readReport(report) ?? []
  expect(files.toSorted((one, other) => other.tests.length - one.tests.length)).toMatchObject([
    {
      tests: [
        { titles: ['is kept'], ended: 'passed' },
        { titles: ['a member', 'logs out'], ended: 'failed' },
        { titles: ['a member', 'is away'], ended: 'skipped' },
      ],
    },
    { tests: [{ titles: [], ended: 'failed' }] },
  ])
})
