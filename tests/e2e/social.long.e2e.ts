import { expect } from '@playwright/test'
import { providers } from '../../machines/providers.gen.ts'
import { newPerson } from './support/members.ts'
import {
  continueAsNew,
  openedBy,
  recordedProviders,
  signUpAndInAgain,
} from './support/provider-window.ts'
import { test } from './support/test.ts'
import { stopTime } from './support/time.ts'

for (const provider of providers.filter((name) => name !== 'google'))
  test(`a new member signs up with ${provider} and signs in again (spec 1.21, 2.61, 4.39, 6.19)`, async ({
    page,
  }) => {
    await signUpAndInAgain(page, provider)
    expect(await recordedProviders(page)).toEqual([provider])
  })

test('closing the popup enables the form at once, and the popup can be opened again (fault 59)', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/login')
  const google = page.getByRole('button', { name: 'Login with Google' })
  const window = await openedBy(page, 'Login with Google')
  await expect(google).toHaveAttribute('aria-busy', 'true')
  await stopTime(page)
  await window.close()
  let passed = 0
  await expect(async () => {
    await page.clock.runFor(100)
    passed += 100
    expect(await google.getAttribute('aria-busy')).toBe('false')
  }).toPass()
  // The identity library itself would check after 2 s and then wait for another 8 s.
  expect(passed).toBeLessThan(2_000)
  await page.clock.resume()

  const { email } = newPerson()
  await continueAsNew(await openedBy(page, 'Login with Google'), { email, name: 'Inès Ferreira' })
  await expect(page).toHaveURL('/profile-completion')
})
