import { expect, type Page, test } from '@playwright/test'
import { hashOf, toUrlPart } from '../../lab/design/entry-ref.ts'
import { texts } from '../../lab/design/texts.ts'
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

const frameOf = (hash: string) => `${lab.url}design/frame.html${hash}`

/** Shows a state and waits for the parts of the screen that load lazily. */
const show = async (page: Page, hash: string) => {
  await page.goto(frameOf(hash))
  await page.waitForLoadState('networkidle')
  await expect(page.locator('#trellis-lab > *').first()).toBeAttached()
  await expect(page.getByText(texts.unknown)).toHaveCount(0)
}

for (const [machine, paths] of Object.entries(pathsToStates))
  test(`no state of ${machine} has axe violations, small targets or targets that overlap`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    for (const state of Object.keys(paths)) {
      const hash = hashOf({ id: `${toUrlPart(machine)}-screen`, state: toUrlPart(state) })
      await show(page, hash)
      const html = await page.locator('body').innerHTML()
      if (pages.has(html)) continue
      pages.add(html)
      await expectAccessible(page, hash, { bestPractices: false })
      expect(await targetProblems(page), hash).toEqual([])
    }
  })

test('the component gallery has no axe violations', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const hash of ['', '#button/busy']) {
    await page.goto(`${lab.url}design/${hash}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page, `the gallery ${hash}`)
  }
})
