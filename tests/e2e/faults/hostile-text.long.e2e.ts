import { expect } from '@playwright/test'
import { layoutProblemsAt } from '../support/layout.ts'
import { callAs, newMember } from '../support/members.ts'
import { memberPages } from '../support/pages.ts'
import { openMemberPage } from '../support/steps.ts'
import { storeSession } from '../support/stored-session.ts'
import { test } from '../support/test.ts'

test.use({ reducedMotion: 'reduce' })

const script = '<img src=x onerror="window.hacked = true">'

/** Names, each of which is a location too. */
const names = [
  [script, 'Z̸̢̛̺̩̻͈̙̤̺͎̻̰͌̂̍a̷̘͖̐l̶̩̈́g̵̱̈́o̴'],
  ['Wolfeschlegelsteinhausenbergerdorff'.repeat(2), 'Uvuvwevwevweonyetenyevweugwemuhwem'],
  ['\u202Eneddih\u202C عبدالرحمن', 'المنصوري'],
] as const

test('hostile names and locations are text on every page of a member, and fit it (fault 106, 108)', async ({
  page,
}) => {
  const person = await newMember()
  await storeSession(page, person)
  for (const [firstName, lastName] of names) {
    const text = `${firstName} ${lastName}`
    const location = { type: 'Point', coordinates: [0, 0], address: text, city: firstName }
    await callAs(person, 'PUT', '/users/update', { firstName, lastName, location })
    for (const path of ['/', ...memberPages]) {
      await openMemberPage(page, path)
      const what = `${path} with ${text}`
      // The backend removes characters that reverse the text after them.
      if (path === '/profile')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          text.replace(/[\u202C\u202E]/g, ''),
        )
      expect(await layoutProblemsAt(page), what).toEqual([])
      expect(await page.evaluate(() => Reflect.get(window, 'hacked')), what).toBeUndefined()
      const markup = page.locator('main :is(script, iframe, [onerror], [onload])')
      expect(await markup.count(), what).toBe(0)
    }
  }
})
