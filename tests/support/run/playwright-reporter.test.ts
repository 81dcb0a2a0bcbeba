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

test('a journey that is marked as failing counts as failed, like one that fails', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'trellis-journeys-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await symlink(inRepository('node_modules'), join(folder, 'node_modules'))
  await writeFile(join(folder, 'member.spec.mjs'), journeys)
  // By default Playwright empties the folder `test-results` of the repository, where other results are stored.
  await writeFile(join(folder, 'playwright.config.mjs'), "export default { outputDir: 'results' }")

  const report = join(folder, 'report.json')
  const reporter = inRepository('tests/support/run/playwright-reporter.ts')
  const config = join(folder, 'playwright.config.mjs')
  const args = ['test', '--config', config, '--reporter', `dot,${reporter}`]
  const { code } = await runTool('playwright', args, { env: { TRELLIS_REPORT: report } })

  expect(code).toBe(1)
  expect(readReport(report)).toMatchObject({
    errors: 0,
    files: [
      {
        layer: 'e2e',
        file: 'tests/e2e/member.spec.mjs',
        tests: [
          { titles: ['a member', 'logs in'], ended: 'passed' },
          { titles: ['a member', 'logs out'], ended: 'failed' },
          { titles: ['a member', 'is away'], ended: 'skipped' },
          { titles: ['a member', 'is known to fail'], ended: 'failed' },
        ],
      },
    ],
  })
})
