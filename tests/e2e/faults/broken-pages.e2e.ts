import { expect, type Page } from '@playwright/test'
import { newMember } from '../support/members.ts'
import { accountMenu, expectTakenOver, signIn } from '../support/steps.ts'
import { test } from '../support/test.ts'

const codeOfLogin = '**/assets/login-*.js'

/** Opens a page from which a link leads to /login, whose code is fetched with the press. */
const openSignUp = async (page: Page) => {
  await page.goto('/signup')
  await expect(page.getByRole('form', { name: 'Sign Up' })).toBeVisible()
  await expectTakenOver(page)
}

/** Counts how often the page is loaded from now on. */
const countLoads = (page: Page) => {
  const counted = { loads: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) counted.loads += 1
  })
  return counted
}

test('code that a new deployment has replaced comes with one reload, which nobody has to ask for (fault 113)', async ({
  page,
  troubles,
}) => {
  troubles.expect(/status of 404/)
  await openSignUp(page)
  const counted = countLoads(page)
  await page.route(codeOfLogin, (route) =>
    counted.loads === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await page.getByRole('link', { name: 'Login' }).click()
  await expect(page.getByRole('form', { name: 'Login' })).toBeVisible()
  await expect(page).toHaveURL('/login')
  expect(counted.loads).toBe(1)
})

test('code that is missing is asked for by one reload, then told of, and the rest of the site goes on (fault 113)', async ({
  page,
  troubles,
}) => {
  troubles.expect(/status of 404/)
  await openSignUp(page)
  const counted = countLoads(page)
  await page.route(codeOfLogin, (route) => route.fulfill({ status: 404 }))
  await page.getByRole('link', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'This page broke' })).toBeVisible()
  expect(counted.loads).toBe(1)
  await openSignUp(page)

  await page.unroute(codeOfLogin)
  await page.getByRole('link', { name: 'Login' }).click()
  await expect(page.getByRole('form', { name: 'Login' })).toBeVisible()
})

test('code that is out of reach is waited for, never reloaded into the browser’s own page (fault 113)', async ({
  page,
  context,
  troubles,
}) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED/)
  await openSignUp(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Login' }).click()
  const sentence = page.getByRole('heading', { name: /^Error: We could not reach the service/ })
  await expect(sentence).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(sentence).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByRole('form', { name: 'Login' })).toBeVisible()
  await expect(page).toHaveURL('/login')
})

test('a page that breaks while it is drawn says so, keeps its secrets, and the bar above leads on (fault 114)', async ({
  page,
}) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const person = await newMember()
  await signIn(page, person)
  await page.goto('/profile')
  await page.evaluate(() => {
    // The page that says when the profile was last edited cannot say it.
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
      get: () => {
        throw new Error('poisoned by maya@example.test')
      },
    })
  })
  await page.getByRole('link', { name: 'Edit Profile' }).click()
  await expect(page.getByRole('heading', { name: 'This page broke' })).toBeVisible()
  await expect(page.getByText('poisoned')).toHaveCount(0)
  expect(said.filter((line) => line.includes('trellis'))).toHaveLength(1)
  expect(said.join('\n')).not.toContain('poisoned')

  await accountMenu(page, person).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await expect(page.getByRole('heading', { name: 'Maya Okafor' })).toBeVisible()

  await page.goBack()
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.getByRole('heading', { name: 'Edit profile' })).toBeVisible()
})
