import { expect, type Page } from '@playwright/test'
import { newMember, somebody } from './support/members.ts'
import { chooseInterests, expectTakenOver, fillSignUp, logOut, signIn } from './support/steps.ts'
import { test } from './support/test.ts'

const keptDrafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('trellis:draft')))

test('what a visitor has typed is there after a reload, but for the password', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Username or email').fill('maya.okafor')
  await page.getByLabel('Password', { exact: true }).fill('vine-and-lattice-7')
  await expectTakenOver(page)
  await page.reload()
  await expect(page.getByLabel('Username or email')).toHaveValue('maya.okafor')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')

  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('maya@example.test')
  await expectTakenOver(page)
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue('maya@example.test')

  await page.goto('/signup')
  await fillSignUp(page, somebody({ username: 'maya.okafor' }))
  await page.reload()
  await expect(page.getByLabel('Username')).toHaveValue('maya.okafor')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')

  const everything = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  )
  expect(everything).not.toContain('vine-and-lattice-7')
})

test('a profile that was being edited comes back unsaved, until it is given up', async ({
  page,
}) => {
  await signIn(page, await newMember())
  await page.goto('/edit-profile')
  await page.getByLabel('Phone Number').fill('+351 911 111 111')
  await page.getByLabel('Location').fill('Rua da Rosa, Lisboa')
  await page.reload()
  await expect(page.getByLabel('Phone Number')).toHaveValue('+351 911 111 111')
  await expect(page.getByLabel('Location')).toHaveValue('Rua da Rosa, Lisboa')

  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL('/profile')
  await page.goto('/edit-profile')
  await expect(page.getByLabel('Phone Number')).toHaveValue('+351912345678')
  await expect(page.getByLabel('Location')).toHaveValue('')
})

test('a profile that was saved leaves no draft', async ({ page }) => {
  await signIn(page, await newMember())
  await page.goto('/edit-profile')
  await page.getByLabel('Phone Number').fill('+351 911 111 111')
  await page.reload()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page).toHaveURL('/profile')
  expect(await keptDrafts(page)).toEqual([])
})

test('a profile that was being completed comes back after a reload', async ({ page }) => {
  await signIn(page, await newMember())
  await page.goto('/profile-completion')
  await page.getByLabel('First name').fill('Maja')
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Maja')
})

for (const path of ['/preferences', '/update-preferences']) {
  test(`interests that were being chosen on ${path} come back after a reload`, async ({ page }) => {
    await signIn(page, await newMember(somebody(), ['Hiking', 'Yoga']))
    await page.goto(path)
    await chooseInterests(page, ['Karaoke', 'Yoga'])
    await page.reload()
    await expect(page.getByRole('checkbox', { name: 'Karaoke', exact: true })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Hiking', exact: true })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Yoga', exact: true })).not.toBeChecked()
  })
}

test('a report that was being written comes back when its dialog is opened again', async ({
  page,
}) => {
  await signIn(page, await newMember())
  await page.goto('/settings')
  await page.getByRole('button', { name: /Report/ }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('The map stays grey.')
  await page.reload()
  await page.getByRole('button', { name: /Report/ }).click()
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('The map stays grey.')
})

test('a logout takes every draft with it, and the next member finds none', async ({ page }) => {
  const first = await newMember()
  await signIn(page, first)
  await page.goto('/settings')
  await page.getByRole('button', { name: /Report/ }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('The map stays grey.')
  await page.keyboard.press('Escape')
  expect(await keptDrafts(page)).toEqual(['trellis:draft:issue'])
  await logOut(page, first)
  await expect(page).toHaveURL('/login')
  expect(await keptDrafts(page)).toEqual([])
})

test('a draft of somebody else, left by a tab that slept, is never shown', async ({ page }) => {
  const person = await newMember()
  await signIn(page, person)
  await page.goto('/edit-profile')
  await page.getByLabel('Phone Number').fill('+351 911 111 111')
  await page.evaluate(() => {
    const kept = sessionStorage.getItem('trellis:draft:edit-profile') ?? ''
    sessionStorage.setItem(
      'trellis:draft:edit-profile',
      kept.replace(/"owner":"[^"]*"/, '"owner":"uid-of-somebody-else"'),
    )
  })
  await page.reload()
  await expect(page.getByLabel('Phone Number')).toHaveValue('+351912345678')
  expect(await keptDrafts(page)).toEqual([])
})
