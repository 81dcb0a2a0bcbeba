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
