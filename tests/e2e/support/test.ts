import { test as base, expect } from '@playwright/test'
import { stack } from './stack.ts'
import { endRoutes, type Troubles, watchFor } from './troubles.ts'

/**
 * The test of the journeys: a fresh browser profile, the site of this run, and a watch that fails a journey
 * for any console error, uncaught error, policy violation or request to the outside that it did not expect.
 */
export const test = base.extend<{ troubles: Troubles }>({
  baseURL: stack.site,
  locale: 'en-GB',
  troubles: [
    async ({ context, javaScriptEnabled }, use) => {
      const troubles = await watchFor(context, { runsScripts: javaScriptEnabled })
      await use(troubles)
      await endRoutes(context)
      // What is expected may be on its way still.
      await expect.poll(() => troubles.unexplained(), { timeout: 2_000 }).toEqual([])
    },
    { auto: true },
  ],
})
