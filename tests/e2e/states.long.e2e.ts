import { expect, test } from '@playwright/test'
import { toUrlPart } from '../../lab/design/entry.ts'
import { pathsToStates } from '../../lab/previews/paths-to-states.gen.ts'
import { startLab } from '../support/lab.ts'
import { expectAccessible } from './support/axe.ts'
import { targetProblems } from './support/targets.ts'

/* The component gallery has the screen of every state of every machine. All tests share one build of the lab. */
test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 390, height: 844 } })

/** The HTML of the states that have been checked. Machines share screens. */
const pages = new Set<string>()
let lab: Awaited<ReturnType<typeof startLab>>

test.beforeAll(async () => {
  lab = await startLab()
})
test.afterAll(() => lab.stop())

for (const [machine, paths] of Object.entries(pathsToStates))
  test(`no state of ${machine} has axe violations, small targets or targets that overlap`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    await page.goto(`${lab.url}design/frame.html`)
    await page.waitForFunction(() => 'mount' in window)
    const show = (id: string) => page.evaluate((one) => window.mount(one), id)
    const ids = Object.keys(paths).map(
      (state) => `${toUrlPart(machine)}-screen/${toUrlPart(state)}`,
    )
    // Loads the parts of the screens that load lazily.
    for (const id of ids) await show(id)
    await page.waitForLoadState('networkidle')
    for (const id of ids) {
      await show(id)
      await expect(page.locator('#trellis-lab > *').first()).toBeAttached()
      const html = await page.locator('body').innerHTML()
      if (pages.has(html)) continue
      pages.add(html)
      await expectAccessible(page, id, { bestPractices: false })
      expect(await targetProblems(page), id).toEqual([])
    }
  })

test('the component gallery has no axe violations', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const hash of ['', '#button/busy']) {
    await page.goto(`${lab.url}design/${hash}`)
    // The inert pictures of the start page have headings of their own.
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expectAccessible(page, `the gallery ${hash}`)
  }
})
