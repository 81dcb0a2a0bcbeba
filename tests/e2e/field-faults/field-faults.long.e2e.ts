import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect, test } from '@playwright/test'
import * as v from 'valibot'
import { faultNames, fileNameOf, plantedFault, sourceFaults } from '../../field-faults/faults.ts'
import { resultsFolder, runTool } from '../../support/run/tools.ts'
import { expectAccessible } from '../support/axe.ts'
import { button, sharedLab } from '../support/lab.ts'
import { stack } from '../support/stack.ts'
import { buildWithFaults, reportsUrl, type ServeSite } from './built-site.ts'
import { drives } from './drives.ts'

/*
 * From a fault in the built site to a test: the browser knows nothing of machines, the lab replays what the page has
 * reported, and the exported test must fail with the fault and pass without it.
 */
const { open } = sharedLab()

const folder = join(resultsFolder, 'field-faults')
const only = process.env.FIELD_FAULT ?? ''

test('reports of planted faults become tests that fail with the fault and pass without it', async ({
  browser,
}) => {
  test.setTimeout(40 * 60_000)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const faults = faultNames.filter((name) => name.includes(only))
  const serve = await buildWithFaults(sourceFaults, {
    VITE_REPORTS_URL: reportsUrl,
    VITE_LOCAL_INSPECTION: 'off',
  })
  const missing: string[] = []
  for (const name of faults)
    await test.step(name, async () => {
      const report = await reportOf(browser, serve, name)
      if (report === null) missing.push(name)
      else await exportTest(browser, name, report)
    })
  const results = await resultsOf()
  console.log([...missing.map((name) => `no report: ${name}`), ...results.map(lineOf)].join('\n'))
  expect(missing).toEqual([])
  const notShown = results.filter(({ isRed, isGreen }) => !(isRed && isGreen))
  expect(notShown.map(({ fault }) => fault).filter((fault) => !onlyReported.has(fault))).toEqual([])
})

/* A report names neither a file nor an answer, so the test of its path cannot be red. */
const onlyReported: ReadonlySet<string> = new Set([
  'network: the chunk of a page is missing',
  'network: a response is corrupted',
  'verification: the answer to a check throws',
])

/** What a page with the fault reports while a person uses it; null without a report. */
const reportOf = async (
  browser: Browser,
  serve: ServeSite,
  fault: keyof typeof drives,
): Promise<string | null> => {
  // The site is served by the test, so that Chromium takes it for a site of the internet.
  const context = await browser.newContext({
    baseURL: stack.site,
    permissions: ['local-network-access'],
  })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await serve(page)
  await page.addInitScript(
    ([property, name]) => Object.assign(globalThis, { [String(property)]: name }),
    [plantedFault, fault],
  )
  const sending = page
    .waitForRequest((request) => request.url() === reportsUrl && request.method() === 'POST')
    .then(
      (request) => request.postData(),
      () => null,
    )
  // A page may fail before the last step, which is impossible then.
  void drives[fault](page).catch((error: unknown) => console.log(fault, String(error)))
  const report = await sending
  if (report === null) await page.screenshot({ path: join(folder, `${fileNameOf(fault)}.png`) })
  else writeFileSync(join(folder, `${fileNameOf(fault)}.report`), report)
  await context.close()
  return report
}

/** Opens the report in the lab and saves its test, as an operator does. */
const exportTest = async (browser: Browser, fault: string, report: string) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await open(page, '#/login/step/0?view=field')
  await page.getByLabel('Or the text of a report').fill(report)
  await button(page, 'Open the report').click()
  const result = page.getByRole('region', { name: 'Result of the replay' })
  await expect(result).toBeVisible({ timeout: 180_000 })
  if (fault === faultNames[0]) await expectAccessible(page, 'a field report')
  await page.screenshot({ path: join(folder, `${fileNameOf(fault)}.png`) })
  const downloading = page.waitForEvent('download')
  await result.getByRole('button', { name: 'Save as a test' }).click()
  await (await downloading).saveAs(join(folder, `${fileNameOf(fault)}.json`))
  await page.close()
}

type Result = { fault: string; isRed: boolean; isGreen: boolean }

const lineOf = ({ fault, isRed, isGreen }: Result) =>
  `${isRed ? 'red' : 'NOT red'} with it, ${isGreen ? 'green' : 'NOT green'} without it: ${fault}`

/** Runs the exported tests with and without their faults. */
const resultsOf = async (): Promise<readonly Result[]> => {
  const file = join(folder, 'results')
  const config = 'tests/field-faults/vitest.config.ts'
  const { output } = await runTool(
    'vitest',
    ['run', '--config', config, '--reporter=json', `--outputFile=${file}`],
    { env: { FIELD_FAULTS: folder, NODE_ENV: 'test' }, limit: 10 * 60_000 },
  )
  writeFileSync(join(folder, 'vitest.log'), output)
  const tests = v
    .parse(vitestReport, JSON.parse(readFileSync(file, 'utf8')))
    .testResults.flatMap(({ assertionResults }) => assertionResults)
  const passed = (fault: string, title: string) =>
    tests.some(
      (each) =>
        each.ancestorTitles.includes(fault) && each.title === title && each.status === 'passed',
    )
  return [
    ...new Set(
      tests
        .filter(({ status }) => status !== 'skipped')
        .flatMap(({ ancestorTitles }) => ancestorTitles),
    ),
  ].map((fault) => ({
    fault,
    isRed: passed(fault, 'fails with the fault'),
    isGreen: passed(fault, 'passes without it'),
  }))
}

const vitestReport = v.object({
  testResults: v.array(
    v.object({
      assertionResults: v.array(
        v.object({ ancestorTitles: v.array(v.string()), title: v.string(), status: v.string() }),
      ),
    }),
  ),
})
