import { expect } from '@playwright/test'
import { interestNames } from '../../machines/interest-names.gen.ts'
import { callAs, newMember, newPerson } from './support/members.ts'
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

for (const [path, firstName, height] of [
  ['/profile', 'Maya', 844],
  ['/', 'Maya', 844],
  ['/', 'Maximiliana-Theodora', 844],
  ['/', 'عبد الرحمن', 792],
] as const)
  test(`the trellis on ${path} of ${firstName} has whole chips on a phone, and the number of the others`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height })
    const interests = interestNames.slice(0, 16)
    const person = await newMember(newPerson({ firstName }), interests)
    const address = 'دبي، الإمارات العربية المتحدة'
    const location = { type: 'Point', coordinates: [55.2708, 25.2048], address, city: 'دبي' }
    await callAs(person, 'PUT', '/users/update', { location })
    await openAs(page, person, path)
    const list = page.getByRole('region', { name: 'Your trellis' }).getByRole('list')
    const items = list.getByRole('listitem')
    await expect(items.last()).toHaveText(/^and \d+ more$/)
    const texts = await items.allTextContents()
    const rest = Number(texts.pop()?.split(' ')[1])
    expect(texts).toEqual(interests.slice(0, texts.length))
    expect(texts.length + rest).toBe(interests.length)
    const next = page.getByRole(path === '/' ? 'list' : 'heading', {
      name: path === '/' ? 'What the app does' : 'Quick access',
    })
    const [end, last, below] = await Promise.all([
      list.boundingBox(),
      items.last().boundingBox(),
      next.boundingBox(),
    ])
    const endOf = (box: typeof end) => (box ? box.y + box.height : Number.NaN)
    expect(endOf(last)).toBeLessThanOrEqual(endOf(end) + 1)
    expect(end?.height).toBeGreaterThanOrEqual(99)
    expect(endOf(end)).toBeLessThanOrEqual(below?.y ?? 0)
  })

test('the trellis counts the chips that no longer fit into a narrower window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAs(page, await newMember(newPerson(), interestNames.slice(0, 6)), '/')
  const items = page.getByRole('region', { name: 'Your trellis' }).getByRole('listitem')
  await expect(items).toHaveCount(6)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(items.last()).toHaveText(/^and \d more$/, { timeout: 5_000 })
})

test('the buttons of a form are at the bottom of a phone’s window at the end of the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, await newMember(), '/edit-profile')
  const save = page.getByRole('button', { name: 'Save changes' })
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  expect(await save.evaluate((it) => innerHeight - it.getBoundingClientRect().bottom)).toBe(12)
})
