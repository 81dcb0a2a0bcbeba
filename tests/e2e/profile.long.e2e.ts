import { expect } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { newMember } from './support/members.ts'
import { choosePicture } from './support/pictures.ts'
import { openMemberPage } from './support/steps.ts'
import { openAs, storeSession } from './support/stored-session.ts'
import { test } from './support/test.ts'

for (const { screen, touch, instructions } of [
  {
    screen: 'a touch screen',
    touch: true,
    instructions: 'Drag the picture, or tap its new middle. Pinch to zoom.',
  },
  {
    screen: 'a screen with a mouse',
    touch: false,
    instructions: /arrow keys\. Plus and minus zoom/,
  },
]) {
  test.describe(`on ${screen}`, () => {
    test.use({ hasTouch: touch, isMobile: touch })

    test('the crop dialog describes what works there', async ({ page }) => {
      await openAs(page, await newMember(), '/edit-profile')
      await choosePicture(page, 'Change picture')
      await expect(page.getByRole('slider', { name: 'Crop area' })).toHaveAccessibleDescription(
        instructions,
      )
    })
  })
}

test('changes are not discarded without a confirmation (spec 2.124)', async ({ page }) => {
  await openAs(page, await newMember(), '/edit-profile')
  await page.getByLabel('Phone Number').fill('+351 911 111 111')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByLabel('Phone Number')).toHaveValue('+351 911 111 111')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/profile')
})

test('a file that is not a picture is rejected beside the picker (spec 2.115, 5.19, 9.15) (fault 87)', async ({
  page,
}) => {
  await openAs(page, await newMember(), '/edit-profile')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Change picture' }).click()
  await (await chooser).setFiles({
    name: 'portrait.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  })
  await expect(page.getByText('Please choose a JPG or PNG picture.')).toBeVisible()
})

test('the pages of the profile have no axe violations', async ({ page }) => {
  await storeSession(page, await newMember())
  for (const path of ['/edit-profile', '/profile-completion', '/update-preferences']) {
    await openMemberPage(page, path)
    await expectAccessible(page, path)
  }
  await page.goto('/edit-profile')
  await choosePicture(page, 'Change picture')
  await expectAccessible(page, 'the crop dialog', '[role="dialog"]')
})

test('/edit-profile shows the date of the last edit (spec 2.113)', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-03-14T12:00:00') })
  await openAs(page, await newMember(), '/edit-profile')
  await expect(page.getByText('Last edited on 14 March 2026')).toBeVisible()
})
