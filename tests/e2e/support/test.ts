import { test as base, expect } from '@playwright/test'
import { endRoutes, type PageErrors, watchPageErrors } from './page-errors.ts'
import { stack } from './stack.ts'

/**
 * The test of the journeys: a fresh browser profile, the site of this run, and a check that fails a journey
 * for any unexpected console error, uncaught error, policy violation or request to another machine.
 */
export const test = base.extend<{ pageErrors: PageErrors }>({
  baseURL: stack.site,
  locale: 'en-GB',
  pageErrors: [
    async ({ context, javaScriptEnabled }, use) => {
      const pageErrors = await watchPageErrors(context, { runsScripts: javaScriptEnabled })
      await use(pageErrors)
      await endRoutes(context)
      // Expected errors may still be pending.
      await expect.poll(() => pageErrors.mismatches()).toEqual([])
    },
    { auto: true },
  ],
})
