import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type CDPSession, expect, type Page } from '@playwright/test'
import * as v from 'valibot'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 on the levels A and AA, including the earlier versions. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const themes = ['light', 'dark'] as const

/**
 * Checks the whole page in both themes, without exclusions. axe runs in an isolated world, because the page's clock may
 * be stopped.
 */
export const expectNoViolations = async (page: Page, where: string): Promise<void> => {
  const devTools = await page.context().newCDPSession(page)
  try {
    const contextId = await createIsolatedWorld(devTools)
    const evaluate = async (expression: string): Promise<unknown> => {
      const { result, exceptionDetails } = await devTools.send('Runtime.evaluate', {
        expression,
        contextId,
        awaitPromise: true,
        returnByValue: true,
      })
      if (exceptionDetails) throw new Error(`${where}: ${exceptionDetails.text}`)
      return result.value
    }
    await evaluate(`${axe}; 0`)
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme })
      await evaluate(transitionsEnd)
      const { violations } = v.parse(found, await evaluate(question))
      const problems = violations.map(
        ({ id, help, nodes }) =>
          `${id}: ${help}\n${nodes.map(({ html }) => `  ${html}`).join('\n')}`,
      )
      expect(problems, `${where}, ${colorScheme}`).toEqual([])
    }
  } finally {
    await devTools.detach()
  }
}

const createIsolatedWorld = async (devTools: CDPSession): Promise<number> => {
  const { frameTree } = await devTools.send('Page.getFrameTree')
  const { executionContextId } = await devTools.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
  })
  return executionContextId
}

const question = `axe.run(document, {
  runOnly: ${JSON.stringify(tags)}, resultTypes: ['violations'],
}).then(({ violations }) => ({ violations }))`

const found = v.object({
  violations: v.array(
    v.object({ id: v.string(), help: v.string(), nodes: v.array(v.object({ html: v.string() })) }),
  ),
})

/* Waits for transitions, because colours in the middle of one can have a lower contrast. */
const transitionsEnd = `Promise.allSettled(document.getAnimations()
  .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
  .map(({ finished }) => finished)).then(() => 0)`
