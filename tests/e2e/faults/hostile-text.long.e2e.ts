import { expect, type Page } from '@playwright/test'
import { layoutProblems } from '../support/layout.ts'
import { callAs, newMember, type Person } from '../support/members.ts'
import { openMemberPage, signIn } from '../support/steps.ts'
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
  await signIn(page, person)
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

test('hostile interests and error messages of the server are text (fault 106)', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 400/)
  const person = await newMember()
  await signIn(page, person)
  const record = await callAs(person, 'GET', '/users/me')
  await page.route('**/users/me', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: withInterests(record, [script, long]) })
      : route.continue(),
  )
  await page.goto('/update-preferences')
  await expect(page.getByText(script)).toBeVisible()
  await expectHarmless(page, 'interests')

  await page.route('**/users/update', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 400, json: { success: false, error: `${script} ${long}` } })
      : route.continue(),
  )
  await page.goto('/edit-profile')
  await page.getByLabel('Phone Number').fill('+351 911 111 111')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(script).first()).toBeVisible()
  await expectHarmless(page, 'the server’s message')
})

const withInterests = (record: unknown, interests: readonly string[]): unknown =>
  JSON.parse(JSON.stringify(record), (key, value) => (key === 'interests' ? interests : value))
