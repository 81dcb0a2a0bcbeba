import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from 'vitest'
import type { Browser, Tab } from '../drivers/browser.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Base UI's focus guards, which redirect the focus. axe reports them as controls without a name. */
const focusGuards = '[data-base-ui-focus-guard]'

/** Resolves when no transition changes a colour any more. */
export const animationsEnd = `Promise.allSettled(document.getAnimations()
  .filter((each) => each.effect?.getComputedTiming().iterations !== Infinity)
  .map((each) => each.finished)).then(() => true)`

const violations = (within: string) => `axe.run({
  include: ${JSON.stringify(within)},
  exclude: [${JSON.stringify(focusGuards)}],
}).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' ')))`

/** Checks the screen with axe in both themes, as narrow as the browser allows and 1440 px wide, where it stays. */
export const expectAccessible = async (
  page: Tab,
  { minWidth }: Browser,
  screen: string,
  within = 'html',
): Promise<void> => {
  const chosen = await page.evaluate('document.documentElement.dataset.theme ?? null')
  for (const size of [
    { width: minWidth, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.resize(size)
    for (const theme of ['light', 'dark']) {
      await page.evaluate(`void (document.documentElement.dataset.theme = '${theme}')`)
      await page.evaluate(animationsEnd)
      if ((await page.evaluate("'axe' in globalThis")) !== true)
        await page.evaluate(`(() => { ${axe}; return true })()`)
      expect(
        await page.evaluate(violations(within)),
        `${screen}, ${theme}, ${size.width} px`,
      ).toEqual([])
    }
  }
  await page.evaluate(
    chosen === null
      ? 'delete document.documentElement.dataset.theme'
      : `void (document.documentElement.dataset.theme = '${chosen}')`,
  )
}
