import { expect } from '@playwright/test'
import { newMember, somebody } from './support/members.ts'
import { continueAs, continueAsNew, openedBy } from './support/provider-window.ts'
import { accountMenu, logOut } from './support/steps.ts'
import { test } from './support/test.ts'

for (const provider of ['Google', 'Apple']) {
  test(`a new member comes in by ${provider}, and is known when returning`, async ({ page }) => {
    const { email } = somebody()
    const person = { ...somebody(), firstName: 'Inès', lastName: 'Ferreira' }
    await page.goto('/signup')
    await continueAsNew(await openedBy(page, `Sign up with ${provider}`), {
      email,
      name: 'Inès Ferreira',
    })
    await expect(page).toHaveURL('/profile-completion')

    await page.goto('/')
    await logOut(page, person)
    await expect(page).toHaveURL('/login')

    await continueAs(await openedBy(page, `Login with ${provider}`), email)
    await expect(page).toHaveURL('/profile-completion')
    await expect(accountMenu(page, person)).toBeVisible()
  })
}

test('a returning member with interests goes home', async ({ page }) => {
  const person = await newMember()
  await page.goto('/login')
  await continueAsNew(await openedBy(page, 'Login with Google'), {
    email: person.email,
    name: 'Maya Okafor',
  })
  await expect(page).toHaveURL('/')
  await expect(accountMenu(page, person)).toBeVisible()
})

test('a window that is closed gives the form back at once, and can be opened again', async ({
  page,
}) => {
  await page.goto('/login')
  const google = page.getByRole('button', { name: 'Login with Google' })
  const window = await openedBy(page, 'Login with Google')
  await expect(google).toHaveAttribute('aria-busy', 'true')
  await window.close()
  // The identity library itself would need ten seconds to notice.
  await expect(google).toHaveAttribute('aria-busy', 'false', { timeout: 2_000 })

  const { email } = somebody()
  await continueAsNew(await openedBy(page, 'Login with Google'), { email, name: 'Inès Ferreira' })
  await expect(page).toHaveURL('/profile-completion')
})
