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

/** What the comparison of roles leaves out: the guards, and toasts, which close while it reads. */
const transient = `${focusGuards}, [aria-live] *`

/** Everything with one of these roles must have the same role and name in each browser. A password or date has no role. */
const roles = [
  'button',
  'checkbox',
  'dialog',
  'heading',
  'link',
  'radio',
  'searchbox',
  'slider',
  'textbox',
]
const candidates =
  'a, button, input:not([type=password], [type=date]), textarea, h1, h2, h3, [role]'

/** What a screen reader finds on the page, with the roles and names that axe computes. */
const semantics = `(() => {
  axe.setup(document.body)
  const { aria, dom, text } = axe.commons
  const list = [...document.querySelectorAll(${JSON.stringify(candidates)})]
    .filter((element) => dom.isVisibleToScreenReaders(element) && !element.matches(${JSON.stringify(transient)}))
    .map((element) => ({ element, role: aria.getRole(element), name: text.accessibleText(element) }))
    .filter(({ role }) => ${JSON.stringify(roles)}.includes(role))
  axe.teardown()
  return list
})()`

/** What axe finds on the screen in both themes, at its current size. */
export const axeProblems = async (page: Tab, within = 'html'): Promise<string[]> => {
  const chosen = await page.evaluate('document.documentElement.dataset.theme ?? null')
  const found: string[] = []
  for (const theme of ['light', 'dark']) {
    await page.evaluate(`void (document.documentElement.dataset.theme = '${theme}')`)
    await page.evaluate(animationsEnd)
    if ((await page.evaluate("'axe' in globalThis")) !== true)
      await page.evaluate(`(() => { ${axe}; return true })()`)
    const here = (await page.evaluate(violations(within))) as string[]
    found.push(...here.map((problem) => `${theme}: ${problem}`))
  }
  await page.evaluate(
    chosen === null
      ? 'delete document.documentElement.dataset.theme'
      : `void (document.documentElement.dataset.theme = '${chosen}')`,
  )
  return found
}

/**
 * Checks the screen with axe in both themes, as narrow as the browser allows and 1440 px wide, where it stays. The
 * browser must compute the same roles and names as axe, and therefore as every other browser.
 */
export const expectAccessible = async (
  page: Tab,
  { minWidth }: Browser,
  screen: string,
  within = 'html',
): Promise<void> => {
  for (const size of [
    { width: minWidth, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.resize(size)
    expect(await axeProblems(page, within), `${screen}, ${size.width} px`).toEqual([])
  }
  expect(await page.evaluate(`${semantics}.length`)).toBeGreaterThan(0)
  expect(await page.differing(semantics), `roles and names of ${screen}`).toEqual([])
}
