import { readFileSync } from 'node:fs'
import { type Browser, expect, test } from '@playwright/test'
import { build } from 'vite'
import { readPathFile } from '../../lab/paths/path-file.ts'
import { models } from '../../machines/models.ts'
import { exampleSettings } from '../../tools/build/hosting/firebase-config.ts'
import { productionHosts, withHosts } from '../../tools/build/hosting/site-hosts.ts'
import { siteServer } from '../../tools/build/hosting/site-server.ts'
import { localHosts, siteEnvironment } from '../../tools/dev/urls.ts'
import { replayFile } from '../support/paths/replay-file.ts'
import { inRepository } from '../support/run/tools.ts'
import { expectAccessible } from './support/axe.ts'
import { button, sharedLab } from './support/lab.ts'
import { stack } from './support/stack.ts'
import { fillLogin } from './support/steps.ts'
import { walkReport } from './support/walk-report.ts'

const { open } = sharedLab()

const reportsUrl = `${stack.api}/reports/site`

test('a crash of the login is sent, opens in the lab, and becomes a test that is red until the crash is gone', async ({
  browser,
}, info) => {
  test.setTimeout(10 * 60_000)
  const report = await reportOfCrash(browser)
  const file = info.outputPath('login.json')
  await saveAsTest(browser, report, file)
  const path = readPathFile(readFileSync(file, 'utf8'))
  expect(path).toMatchObject({ machine: 'login', expectations: [{ active: ['signing in'] }] })

  const repair = breakIncludes()
  try {
    expect(replayFile(models, path).difference).toContain("guard 'identifier is an email'")
  } finally {
    repair()
  }
  expect(replayFile(models, path).difference).toBeNull()
})

test('the path of a report is walked on the site, and the moves that a person cannot make are named', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: stack.site, locale: 'en-GB' })
  const typed = ['an email is typed', 'a password is typed'].map(
    (name) => `field changed (${name})`,
  )
  const moves = [...typed, 'submitted', 'sign in: is verified']
  const requests = page.waitForRequest((request) => request.url().includes('signInWithPassword'))
  expect(
    await walkReport(page, { page: '/login', machine: 'login', input: 'a visitor', moves }),
  ).toEqual(["step 4, 'sign in: is verified': the services of the test answer by themselves"])
  expect((await requests).postData()).toContain('maya@lindqvist.example')
  await page.close()
})

test('the path of a report of a member is walked by a member like that of its input', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: stack.site, locale: 'en-GB' })
  const moves = ['interest toggled (Hiking)', 'save requested']
  const path = { page: '/update-preferences', machine: 'interests', moves }
  expect(await walkReport(page, { ...path, input: 'a member with interests' })).toEqual([])
  await page.close()
})

/** Opens the report in the lab and saves its test, as an operator does. */
const saveAsTest = async (browser: Browser, report: string, file: string) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await open(page, '#/login/step/0?view=site')
  await page.getByLabel('Or the text of a report').fill(report)
  await button(page, 'Open the report').click()
  const result = page.getByRole('region', { name: 'Result of the replay' })
  await expect(result).toBeVisible({ timeout: 180_000 })
  await expectAccessible(page, 'a field report')
  const downloading = page.waitForEvent('download')
  await result.getByRole('button', { name: 'Save as a test' }).click()
  await (await downloading).saveAs(file)
  await page.close()
}

/** What the page sends when a visitor logs in, in a browser that breaks a guard of the login's machine. */
const reportOfCrash = async (browser: Browser): Promise<string> => {
  const server = await builtSite()
  // The site is served by the test, so that Chromium takes it for a site of the internet.
  const page = await browser.newPage({
    baseURL: stack.site,
    permissions: ['local-network-access'],
  })
  await page.route(`${new URL(stack.site).origin}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    const response = await server.request(pathname + search)
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    })
  })
  await page.addInitScript(breakIncludes)
  const sending = page.waitForRequest(
    (request) => request.url() === reportsUrl && request.method() === 'POST',
  )
  await page.goto('/login')
  await fillLogin(page, { identifier: 'maya@example.test', password: 'xyz-and-more' })
  const report = (await sending).postData()
  await page.close()
  return report ?? ''
}

/** Makes the question throw whether a text contains an @, until it is repaired. The page evaluates this too. */
function breakIncludes(): () => void {
  const { includes } = String.prototype
  const replaceBy = (value: typeof includes) =>
    Object.defineProperty(String.prototype, 'includes', { value, configurable: true })
  replaceBy(function (this: string, ...args) {
    if (args[0] === '@') throw new TypeError('Cannot read properties of undefined')
    return includes.apply(this, args)
  })
  return () => replaceBy(includes)
}

/** The site with reports, as in production: the other browser tests run without them. */
async function builtSite() {
  const services = { ...stack, geocoder: new URL('/geocoder/reverse', stack.api).href }
  const folder = inRepository('test-results/site-with-reports')
  const { env } = process
  const reports = { VITE_REPORTS_URL: reportsUrl }
  process.env = { ...env, ...siteEnvironment(services), ...reports }
  await build({
    root: inRepository(''),
    configFile: inRepository('vite.config.ts'),
    mode: 'local-stack',
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, reportCompressedSize: false },
  }).finally(() => {
    process.env = env
  })
  const hosts = withHosts(productionHosts(exampleSettings), localHosts(services))
  return siteServer({ folder, hosts })
}
