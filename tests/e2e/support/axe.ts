import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 A and AA, including the earlier versions. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** axe describes no other results, which takes it longer than to find them. */
const resultTypes = ['violations']

/** The rules whose result depends on colours. The other theme changes nothing else. */
const rulesOfColours = ['color-contrast', 'link-in-text-block']

/**
 * Checks the current screen against WCAG 2.2 A and AA and the best practices of axe, which a screen without its shell
 * cannot follow (`bestPractices`), and its colours in the dark theme too. `part` restricts the check to a selector, for
 * layers above the page. The debugger evaluates the source, so the content security policy does not have to allow it.
 */
export const expectAccessible = async (
  page: Page,
  screen: string,
  { part = 'html', bestPractices = true } = {},
) => {
  const options = {
    light: { resultTypes, ...(bestPractices ? {} : { runOnly: wcag }) },
    dark: { resultTypes, runOnly: { type: 'rule', values: rulesOfColours } },
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await settledAnimations(page)
    if (!(await page.evaluate('Boolean(window.axe)'))) await page.evaluate(axe)
    const { violations } = await page.evaluate<AxeResults>(
      `axe.run({ include: ${JSON.stringify(part)}, exclude: ['${focusGuards}'] }, ${JSON.stringify(options[colorScheme])})`,
    )
    const messages = violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n${nodes.map((node) => `  ${node.html}`).join('\n')}`,
    )
    expect(messages, `${screen}, ${colorScheme}`).toEqual([])
  }
}

/** Base UI's focus guards, which redirect the focus. axe reports them as controls without a name. */
const focusGuards = '[data-base-ui-focus-guard]'

/** Waits for transitions, because colours in the middle of one can have a lower contrast. */
const settledAnimations = (page: Page) =>
  page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(finite.map((animation) => animation.finished))
  })
