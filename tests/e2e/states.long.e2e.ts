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

/** The HTML of the states that have been checked, without the ids that React generates. Machines share screens. */
const pages = new Set<string>()
const generatedId = /_r_\w+_/g
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
  const all = Object.entries(pathsToStates).flatMap(([machine, paths]) => idsOf(machine, paths))
  await page.evaluate(async (ids) => {
    for (const id of ids) await window.mount(id)
  }, all)
  await page.waitForLoadState('networkidle')
})
test.afterAll(() => lab.stop())

for (const [machine, paths] of Object.entries(pathsToStates))
  test(`no state of ${machine} has axe violations, small targets or targets that overlap`, async () => {
    for (const id of idsOf(machine, paths)) {
      await show(id)
      await expect(page.locator('#trellis-lab > *').first()).toBeAttached()
      const html = (await page.locator('body').innerHTML()).replace(generatedId, '')
      if (pages.has(html)) continue
      pages.add(html)
      await expectAccessible(page, id, { bestPractices: false })
      expect(await targetProblems(page), id).toEqual([])
    }
  })

test('the component gallery has no axe violations, begins with pictures, and shows a component from its top', async () => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${lab.url}design/`)
  const pictures = page.locator('[inert]')
  await expect(pictures).toHaveCount(7)
  for (const picture of await pictures.all())
    await expect(picture.locator('div > *').first()).toBeVisible()
  await expectAccessible(page, 'the gallery')
  await pictures.last().scrollIntoViewIfNeeded()
  await page.getByRole('link', { name: 'Button', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeInViewport()
  await expectAccessible(page, 'a component')
})
