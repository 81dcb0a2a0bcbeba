import { test as base, expect } from '@playwright/test'
import { endRoutes, watchPageErrors } from './page-errors.ts'
import { stack } from './stack.ts'

/** The browser's messages about failed requests, which paths cause on purpose. */
const failedRequests = /^console: (Failed to load resource|Access to fetch)/

/** The test of the walks. It differs from the test of the journeys in that failed requests are allowed. */
export const test = base.extend<{ watched: undefined }>({
  baseURL: stack.site,
  locale: 'en-GB',
  watched: [
    async ({ context }, use) => {
      const pageErrors = await watchPageErrors(context)
      await use(undefined)
      await endRoutes(context)
      const mismatches = await pageErrors.mismatches()
      expect(mismatches.filter((line) => !failedRequests.test(line))).toEqual([])
    },
    { auto: true },
  ],
})
