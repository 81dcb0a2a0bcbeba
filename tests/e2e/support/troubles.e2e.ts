import { expect } from '@playwright/test'
import { stack } from './stack.ts'
import { expectTakenOver } from './steps.ts'
import { test } from './test.ts'
import { watchFor } from './troubles.ts'

/* Each comes to pass after the journey's last step, and the site's last resort speaks of what nobody caught. */
const soon = {
  'an error in the console': { act: "console.error('the last word')", seen: 'the last word' },
  'an error that nobody caught': { act: 'throw new Error()', seen: 'run the site' },
}

for (const [what, { act, seen }] of Object.entries(soon))
  test(`the watch sees ${what} as the journey ends`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: stack.site })
    const troubles = await watchFor(context)
    const page = await context.newPage()
    await page.goto('/login')
    await expectTakenOver(page)
    const over = page.evaluate(`{
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => { ${act} }
      port2.postMessage(null)
    }`)

    const unexplained = await troubles.unexplained()

    await over
    expect(unexplained).toEqual([expect.stringContaining(seen)])
    await context.close()
  })
