import { expect, type Page } from '@playwright/test'
import { layoutProblems } from '../support/layout.ts'
import { callAs, newMember, type Person } from '../support/members.ts'
import { openMemberPage } from '../support/steps.ts'
import { storeSession } from '../support/stored-session.ts'
import { test } from '../support/test.ts'

/* On a phone, where long words have the least space. */
test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })

const script = '<img src=x onerror="window.hacked = true">'
const long = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2)
const stacked = 'Z̸̢̛̺̩̻͈̙̤̺͎̻̰͌̂̍a̷̘͖̐l̶̩̈́g̵̱̈́o̴'

const expectHarmless = async (page: Page, what: string) => {
  expect(await layoutProblems(page), what).toEqual([])
  expect(await page.evaluate(() => Reflect.get(window, 'hacked')), what).toBeUndefined()
  expect(await page.locator('main :is(script, iframe, [onerror], [onload])').count(), what).toBe(0)
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const renameTo = (person: Person, text: string) =>
  callAs(person, 'PUT', '/users/update', {
    firstName: text,
    lastName: '',
    location: { type: 'Point', coordinates: [0, 0], address: text, city: text },
  })

test('hostile names and locations are text on every page of a member (fault 106, 108)', async ({
  page,
}) => {
  const person = await newMember()
  await storeSession(page, person)
  const typed = [script, '\u202Eneddih\u202C', long, stacked]
  for (const text of typed) {
    await renameTo(person, text)
    // The backend removes characters that reverse the text after them.
    const stored = text.replace(/[\u202C\u202E]/g, '')
    for (const path of ['/profile', '/edit-profile', '/settings', '/']) {
      await openMemberPage(page, path)
      if (path === '/profile') await expect(heading(page)).toHaveText(stored)
      await expectHarmless(page, `${path} with ${text}`)
    }
  }
})
