import { expect, type Locator, type Page } from '@playwright/test'
import { interestNames } from '../../machines/interest-names.gen.ts'
import { newMember, type Person } from './support/members.ts'
import { renderedIn } from './support/pictures.ts'
import { allowPosition } from './support/position.ts'
import { accountMenu, statTile } from './support/steps.ts'
import { storeSession } from './support/stored-session.ts'
import { expectStops, tabTo } from './support/tab-stops.ts'
import { test } from './support/test.ts'

test('a profile is completed with the keyboard alone, and Tab follows the reading order', async ({
  page,
}) => {
  const person = await newMember()
  await storeSession(page, person)
  await page.goto('/profile-completion')
  await expect(page.getByRole('heading', { name: 'Personal Info' })).toBeVisible()
  await expect(accountMenu(page, person)).toBeVisible()
  await allowPosition(page)
  const camera = page.getByRole('button', { name: 'Choose a profile photo' })
  const locate = page.getByRole('button', { name: 'Set my location' })
  const next = page.getByRole('button', { name: 'Next' })
  await expectStops(page, [
    ...barOf(page, person),
    camera,
    page.getByLabel('First name'),
    page.getByLabel('Last name'),
    page.getByLabel('Username'),
    page.getByLabel('Email'),
    page.getByLabel('Phone'),
    page.getByLabel('Location'),
    locate,
    next,
  ])

  await expectMenuToYieldToEscape(page, person)

  await tabTo(page, camera)
  await pickBy(page, 'Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(camera).toBeFocused()
  await pickBy(page, 'Space')
  const part = page.getByRole('slider', { name: 'Crop area' })
  await tabTo(page, part)
  const before = await part.getAttribute('aria-valuetext')
  await page.keyboard.press('ArrowRight')
  await expect(part).not.toHaveAttribute('aria-valuetext', before ?? '')
  await tabTo(page, page.getByRole('button', { name: 'Use this picture' }))
  await page.keyboard.press('Space')
  await expect(page.getByRole('dialog')).toBeHidden()

  await tabTo(page, page.getByLabel('First name'))
  await page.keyboard.type('Ada')
  await tabTo(page, locate)
  await page.keyboard.press('Space')
  await expect(page.getByLabel('Location')).toHaveValue(/Lisb/)
  await tabTo(page, next)
  await page.keyboard.press('Enter')

  await expect(page.getByText('Profile completed successfully!')).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Okafor' })).toBeVisible()
})

test('interests are updated with the keyboard alone, and Tab follows the reading order', async ({
  page,
}) => {
  const person = await newMember()
  await storeSession(page, person)
  await page.goto('/update-preferences')
  const search = page.getByRole('searchbox', { name: 'Find an interest' })
  await expect(search).toBeVisible()
  await expect(accountMenu(page, person)).toBeVisible()
  const chip = (name: string) => page.getByRole('checkbox', { name, exact: true })
  const cancel = page.getByRole('button', { name: 'Cancel' })
  const update = page.getByRole('button', { name: 'Update Preferences' })
  await expectStops(page, [...barOf(page, person), search, chip(interestNames[0]), cancel, update])
  await tabTo(page, chip(interestNames[0]))
  for (const name of interestNames.slice(1)) {
    await page.keyboard.press('ArrowRight')
    await expect(chip(name)).toBeFocused()
    expect(await isUncovered(chip(name)), name).toBe(true)
  }
  await page.keyboard.press('Home')
  await expect(chip(interestNames[0])).toBeFocused()
  await page.keyboard.press('ArrowDown')
  const first = await chip(interestNames[0]).boundingBox()
  const below = await page.locator(':focus').boundingBox()
  expect(below?.y).toBeGreaterThan(first?.y ?? Number.POSITIVE_INFINITY)

  await expectMenuToYieldToEscape(page, person)

  await tabTo(page, search)
  await page.keyboard.type('karaoke')
  await expectStops(page, [page.getByRole('button', { name: 'Clear search' }), chip('Karaoke')])
  await page.keyboard.press('Space')
  await expect(chip('Karaoke')).toBeChecked()
  await page.keyboard.press('Space')
  await expect(chip('Karaoke')).not.toBeChecked()
  await page.keyboard.press('Space')
  await tabTo(page, search)
  await page.keyboard.press('Escape')
  await expect(search).toHaveValue('')
  await expect(search).toBeFocused()
  await expect(page.getByRole('checkbox')).toHaveCount(interestNames.length)

  await tabTo(page, cancel)
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Keep editing' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(cancel).toBeFocused()
  await expectStops(page, [update])
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/profile')
  await expect(statTile(page, 'Interests')).toContainText('4')
})

test('the error of the last field is in the viewport of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/signup')
  const form = page.getByRole('form', { name: 'Sign Up' })
  for (const [label, value] of Object.entries({
    'First name': 'Maya',
    Username: 'maya.okafor',
    Email: 'maya@okafor.example',
    Password: 'vine-and-lattice-7',
    'Confirm password': 'vine-and-lattice-8',
  })) {
    await tabTo(page, form.getByLabel(label, { exact: true }))
    await page.keyboard.type(value)
  }
  await page.keyboard.press('Enter')
  await expect(form.getByText('Passwords do not match')).toBeInViewport({ ratio: 1 })
})

/** Whether the control is in view and no bar lies over it. */
const isUncovered = (control: Locator) =>
  control.evaluate((one) => {
    const { left, top, bottom } = one.getBoundingClientRect()
    return [top + 2, bottom - 2].every((y) => one.contains(document.elementFromPoint(left + 20, y)))
  })

/** The tab stops of the top bar on every page of a member. */
const barOf = (page: Page, person: Person) => [
  page.getByRole('link', { name: 'Skip to content' }),
  page.getByRole('banner').getByRole('link', { name: 'Trellis' }),
  page.getByRole('banner').getByRole('link', { name: 'Settings' }),
  accountMenu(page, person),
]

const expectMenuToYieldToEscape = async (page: Page, person: Person) => {
  const menu = accountMenu(page, person)
  for (const key of ['Enter', 'Space']) {
    await tabTo(page, menu)
    await page.keyboard.press(key)
    await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(menu).toBeFocused()
  }
}

/** Opens the browser's file dialog with a key on the focused button and chooses a picture. */
const pickBy = async (page: Page, key: string) => {
  const chooser = page.waitForEvent('filechooser')
  // Created before the key press, because Playwright must already wait for the file dialog then.
  const buffer = await renderedIn(page)
  await page.keyboard.press(key)
  await (await chooser).setFiles({ name: 'portrait.png', mimeType: 'image/png', buffer })
  await expect(page.getByRole('dialog')).toBeVisible()
}
