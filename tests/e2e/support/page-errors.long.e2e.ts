import { expect } from '@playwright/test'
import { watchPageErrors } from './page-errors.ts'
import { stack } from './stack.ts'
import { expectHydrated } from './steps.ts'
import { test } from './test.ts'

/* Each error occurs after the last step of the journey. The site's global handler logs uncaught errors. */
const lateErrors = {
  'an error in the console': { act: "console.error('a late error')", logged: 'a late error' },
  'an uncaught error': { act: 'throw new Error()', logged: 'run the site' },
}

for (const [what, { act, logged }] of Object.entries(lateErrors))
  test(`a journey detects ${what} at its end`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: stack.site })
    const pageErrors = await watchPageErrors(context)
    const page = await context.newPage()
    await page.goto('/login')
    await expectHydrated(page)
    const error = page.evaluate(`{
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => { ${act} }
      port2.postMessage(null)
    }`)

    const mismatches = await pageErrors.mismatches()

    await error
    expect(mismatches).toEqual([expect.stringContaining(logged)])
    await context.close()
  })
