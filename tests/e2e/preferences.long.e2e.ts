import { expect } from '@playwright/test'
import { newMember, newPerson } from './support/members.ts'
import { chooseInterests } from './support/steps.ts'
import { openAs } from './support/stored-session.ts'
import { test } from './support/test.ts'

test('a chip toggles its interest into the selection and out of it, and the selection is stored by name (spec 3.56, 4.33, 4.34)', async ({
  page,
}) => {
  await openAs(page, await newMember(newPerson(), ['Yoga']), '/preferences')
  await chooseInterests(page, ['Go-Karting', 'Hiking', 'VR Experiences'])
  for (const name of ['Hiking', 'Yoga']) {
    const chip = page.getByRole('checkbox', { name, exact: true })
    await expect(chip).toBeChecked()
    await chip.click()
    await expect(chip).not.toBeChecked()
  }
  const saving = page.waitForRequest('**/users/interests')
  await page.getByRole('button', { name: 'Confirm & next' }).click()
  expect((await saving).postDataJSON()).toEqual({ interests: ['Go-Karting', 'VR Experiences'] })
})

test('after a confirmation far down the page the landing page opens at its top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, await newMember(newPerson(), []), '/preferences')
  await page.getByRole('checkbox').last().click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400)
  await page.getByRole('button', { name: 'Confirm & next' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page).toHaveURL('/')
})
