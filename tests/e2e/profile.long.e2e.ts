import { expect } from '@playwright/test'
import { newMember } from './support/members.ts'
import { choosePicture } from './support/pictures.ts'
import { openAs } from './support/stored-session.ts'
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
