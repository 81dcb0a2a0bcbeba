import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Checks the screen that is shown, in light and in dark, against WCAG 2.2 A and AA and axe's good practice.
 * `part` narrows it to what a selector names, for what floats above the page.
 * The source goes in through the debugger, so the content security policy stays as it is.
 */
export const expectAccessible = async (page: Page, screen: string, part = 'html') => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await settledAnimations(page)
    await page.evaluate(axe)
    const { violations } = await page.evaluate<AxeResults>(
      `axe.run({ include: ${JSON.stringify(part)}, exclude: ['${focusGuards}'] })`,
    )
    const said = violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n${nodes.map((node) => `  ${node.html}`).join('\n')}`,
    )
    expect(said, `${screen}, ${colorScheme}`).toEqual([])
  }
}

/** Base UI's empty stops, which send the focus on as it reaches them; axe takes them for forgotten controls. */
const focusGuards = '[data-base-ui-focus-guard]'

/** A colour half way through a transition has a contrast that nobody chose. */
const settledAnimations = (page: Page) =>
  page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(passing.map((animation) => animation.finished))
  })
