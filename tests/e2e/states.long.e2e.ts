import { expect, type Page, test } from '@playwright/test'
import { toUrlPart } from '../../lab/design/entry.ts'
import { pathsToStates } from '../../lab/previews/paths-to-states.gen.ts'
import { startLab } from '../support/lab.ts'
import { expectAccessible } from './support/axe.ts'
import { targetProblems } from './support/targets.ts'

/*
 * The component gallery has the screen of every state of every machine. All tests share one build of the lab, and one page,
 * because the page of the gallery loads every screen.
 */
test.describe.configure({ mode: 'default' })

/** The HTML of the states that have been checked. Machines share screens. */
const pages = new Set<string>()
const idsOf = (machine: string, paths: object) =>
  Object.keys(paths).map((state) => `${toUrlPart(machine)}-screen/${toUrlPart(state)}`)
let lab: Awaited<ReturnType<typeof startLab>>
let page: Page

const show = (id: string) => page.evaluate((one) => window.mount(one), id)

test.beforeAll(async ({ browser }) => {
  lab = await startLab()
  page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(`${lab.url}design/frame.html`)
  await page.waitForFunction(() => 'mount' in window)
  // Loads the parts of the screens that load lazily.
  for (const [machine, paths] of Object.entries(pathsToStates))
    for (const id of idsOf(machine, paths)) await show(id)
  await page.waitForLoadState('networkidle')
})
test.afterAll(() => lab.stop())

for (const [machine, paths] of Object.entries(pathsToStates))
  test(`no state of ${machine} has axe violations, small targets or targets that overlap`, async () => {
    for (const id of idsOf(machine, paths)) {
      await show(id)
      await expect(page.locator('#trellis-lab > *').first()).toBeAttached()
      const html = await page.locator('body').innerHTML()
      if (pages.has(html)) continue
      pages.add(html)
      await expectAccessible(page, id, { bestPractices: false })
      expect(await targetProblems(page), id).toEqual([])
    }
  })

test('the component gallery has no axe violations', async () => {
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const hash of ['', '#button/busy']) {
    await page.goto(`${lab.url}design/${hash}`)
    // The inert pictures of the start page have headings of their own.
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expectAccessible(page, `the gallery ${hash}`)
  }
})
