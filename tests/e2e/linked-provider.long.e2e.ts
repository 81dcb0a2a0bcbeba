import { expect, type Route } from '@playwright/test'
import { newPerson } from './support/members.ts'
import { continueAs, continueAsNew, openedBy } from './support/provider-window.ts'
import { signUp } from './support/steps.ts'
import { poll, strangerSigns } from './support/stranger.ts'
import { test } from './support/test.ts'

/** The site may be slow to unlink the stranger's account, or may fail to: the API alone must refuse it. */
const unlinkings = {
  'is unlinked late': async (route: Route, hasTried: () => Promise<void>) => {
    await hasTried()
    await route.continue()
  },
  'stays linked': (route: Route) => route.abort(),
}

for (const [outcome, unlinking] of Object.entries(unlinkings)) {
  test(`a stranger who polls with an Apple account that ${outcome} gains no call while the owner signs in with Google (fault 120)`, async ({
    page,
    pageErrors,
  }) => {
    if (outcome === 'stays linked') pageErrors.expect(/ERR_FAILED/)
    const owner = newPerson({ firstName: 'Inès', lastName: 'Ferreira' })
    const stranger = await strangerSigns(owner)

    await page.goto('/login')
    const script = poll(stranger.byApple)
    const hasTried = () => expect.poll(script.held).toBeGreaterThan(2)
    await page.route(/accounts:update/, (route) => unlinking(route, hasTried))
    await continueAsNew(await openedBy(page, 'Login with Google'), {
      email: owner.email,
      name: 'Inès Ferreira',
    })
    await expect(page).toHaveURL('/profile-completion')
    await expect(page.getByLabel('First name')).toHaveValue('Inès')
    await hasTried()
    expect(await script.end()).toEqual([])
    await page.reload()
    await expect(page.getByLabel('First name')).toHaveValue('Inès')
  })
}

test('a stranger who polls and changes the identity itself gains no call while the owner signs in with Google', async ({
  browser,
}) => {
  const owner = newPerson({ firstName: 'Inès', lastName: 'Ferreira' })
  const stranger = await strangerSigns(owner)
  // A password that the stranger sets may end the owner's session, so the errors of these pages vary.
  for (const isNew of [true, false]) {
    const device = await browser.newContext()
    const page = await device.newPage()
    await page.goto('/login')
    const script = poll(stranger.byChangingTheIdentity)
    // The site must not unlink the stranger's account before the script has used it.
    await page.route(/accounts:update/, async (route) => {
      await expect.poll(script.held).toBeGreaterThan(2)
      await route.continue()
    })
    const popup = await openedBy(page, 'Login with Google')
    await (isNew
      ? continueAsNew(popup, { email: owner.email, name: 'Inès Ferreira' })
      : continueAs(popup, owner.email))
    await expect.poll(script.held).toBeGreaterThan(10)
    expect(await script.end()).toEqual([])
    await device.close()
  }
})

test('a stranger who polls with the password of the sign-up gains no call while the owner signs in with Google', async ({
  page,
}) => {
  const owner = newPerson({ firstName: 'Inès', lastName: 'Ferreira' })
  const stranger = await strangerSigns(owner)
  await page.goto('/login')
  const script = poll(stranger.byPassword)
  await expect.poll(script.rounds).toBeGreaterThan(2)
  await continueAsNew(await openedBy(page, 'Login with Google'), {
    email: owner.email,
    name: 'Inès Ferreira',
  })
  await expect(page).toHaveURL('/profile-completion')
  await expect(page.getByLabel('First name')).toHaveValue('Inès')
  expect(await script.end()).toEqual([])
  expect(await stranger.byPassword()).toEqual([])
})

test('Google in another browser says there that the password of the sign-up is gone, and ends the wait in the first', async ({
  page,
  browser,
  pageErrors,
}) => {
  // The token of the first browser is revoked.
  pageErrors.expect(/status of 400/)
  const person = newPerson()
  await signUp(page, person)
  await expect(page).toHaveURL('/verify-email')
  const other = await browser.newContext()
  const otherPage = await other.newPage()
  await otherPage.goto('/login')
  await continueAsNew(await openedBy(otherPage, 'Login with Google'), {
    email: person.email,
    name: `${person.firstName} ${person.lastName}`,
  })
  await expect(otherPage.getByText('the password you chose earlier no longer works')).toBeVisible()
  await expect(otherPage.getByRole('button', { name: 'Email me a reset link' })).toBeVisible()

  await page.getByRole('button', { name: "I've Verified My Email" }).click()
  await expect(page.getByRole('heading', { name: 'Your email is verified. Log in.' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toBeVisible()
  await other.close()
})
