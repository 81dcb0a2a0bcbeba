import { expect, type Page } from '@playwright/test'
import { newMember } from './support/members.ts'
import { choosePicture } from './support/pictures.ts'
import { allowPosition } from './support/position.ts'
import { chooseInterests, statTile } from './support/steps.ts'
import { openAs, storeSession } from './support/stored-session.ts'
import { test } from './support/test.ts'

const openEditProfile = async (page: Page) => {
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Edit Profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit profile' })).toBeFocused()
}

test('a profile is edited, with a picture (spec 1.08, 1.22, 2.114)', async ({ page }) => {
  await storeSession(page, await newMember())
  await openEditProfile(page)
  await page.getByLabel('Full Name').fill('Maya Ada Okafor')
  await page.getByLabel('Date of Birth').fill('1993-03-14')
  await page.getByLabel('Location').fill('Rua da Rosa, Lisboa')
  await choosePicture(page, 'Change picture')
  const part = page.getByRole('slider', { name: 'Crop area' })
  await part.press('+')
  await part.press('ArrowLeft')
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()

  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Maya Ada Okafor' })).toBeVisible()
  await expect(page.getByText('Rua da Rosa, Lisboa')).toBeVisible()
  const picture = page.getByRole('main').locator('img[src*="profile_images"]')
  await expect(picture).toHaveJSProperty('naturalWidth', 545)

  await openEditProfile(page)
  await expect(page.getByLabel('Date of Birth')).toHaveValue('1993-03-14')
  await page.getByRole('button', { name: 'Remove Picture' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(picture).toHaveCount(0)
})

test('the browser detects the location, and the member can deny it (spec 5.20, 8.30, 8.31) (fault 96, 99)', async ({
  page,
  context,
}) => {
  await storeSession(page, await newMember())
  await openEditProfile(page)
  await page.getByRole('button', { name: 'Set my location' }).click()
  await expect(page.getByText('Failed to update location')).toBeVisible()

  await allowPosition(page)
  await page.getByRole('button', { name: 'Set my location' }).click()
  await expect(page.getByText('Location updated successfully!')).toBeVisible()
  await expect(page.getByLabel('Location')).toHaveValue(/Lisb/)
  await expect(page.getByLabel('Location')).toHaveAccessibleDescription(
    /^Found you in Lisb.*If that’s not right, just edit it\.$/,
  )

  await context.clearPermissions()
  await page.getByRole('button', { name: 'Set my location' }).click()
  await expect(page.getByLabel('Location')).toHaveAccessibleDescription(
    'Your browser didn’t share your location. Allow it in your browser settings, or type your address.',
  )
  await page.getByLabel('Location').fill('Rua da Rosa, Lisboa')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Rua da Rosa, Lisboa')).toBeVisible()
})

test('interests are chosen and withdrawn through the tile, and stored by name (spec 1.09, 2.109, 3.56, 4.33, 4.34)', async ({
  page,
}) => {
  await openAs(page, await newMember())
  await page.getByRole('link', { name: /Interests/ }).click()
  await expect(page).toHaveURL('/update-preferences')
  await chooseInterests(page, ['Hiking', 'Karaoke', 'Camping'])
  const saving = page.waitForRequest('**/users/interests')
  await page.getByRole('button', { name: 'Update Preferences' }).click()
  const { interests } = (await saving).postDataJSON()
  expect(interests.sort()).toEqual(['Camping', 'Karaoke', 'Spa', 'Yoga'])
  await expect(page).toHaveURL('/profile')
  await expect(statTile(page, 'Interests')).toContainText('4')
})
