import { describe, expect } from 'vitest'
import type { Tab } from '../drivers/browser.ts'
import { expectAccessible } from '../support/accessibility.ts'
import type { Journey } from '../support/journey.ts'
import { click, holds, isAt, role } from '../support/page.ts'

const snaps = "document.querySelector('[data-snapping]') !== null"

/** Whether the panel of the hash fills the viewport. */
const fills = (id: string) =>
  `Math.abs(document.getElementById('${id}').getBoundingClientRect().top) < 2`

/** A gesture within 1000 ms of the last change is dropped, and so is one that follows it without a pause. In ms. */
const GESTURE_INTERVAL = 1_500

/** Repeats a gesture until the panel changes. */
const moveTo = async (page: Tab, gesture: () => Promise<void>, id: string) => {
  await expect
    .poll(
      async () => {
        const before = await page.evaluate('location.hash')
        if (before !== `#${id}`) await gesture()
        return page.evaluate('location.hash')
      },
      { interval: GESTURE_INTERVAL },
    )
    .toBe(`#${id}`)
  await holds(page, fills(id), true)
}

/** The landing page by wheel, keys and side navigation. */
export const landing = (journey: Journey) =>
  describe('the landing page', () => {
    journey('moves by wheel, keys and links, and keeps its panel', async ({ open, browser }) => {
      const page = await open('/')
      await holds(page, snaps, true)
      await expectAccessible(page, browser, 'the landing page')
      await moveTo(page, () => page.wheel(120), 'key-features')
      await moveTo(page, () => page.press('ArrowDown'), 'why-us')
      const download = role('link', 'Download', 'nav[aria-label="On this page"]')
      await moveTo(page, () => click(page, download), 'download')
      await page.reload()
      await holds(page, snaps, true)
      await holds(page, fills('download'), true)
      await moveTo(page, () => page.wheel(-120), 'why-us')
      await click(page, role('link', 'Login', 'header'))
      await isAt(page, '/login')
      await page.back()
      await isAt(page, '/#why-us')
      await holds(page, fills('why-us'), true)
      await page.forward()
      await isAt(page, '/login')
    })
  })
