import { expect, type Page } from '@playwright/test'
import { holdRequests } from './support/hold-requests.ts'
import { newPerson, sharedMember } from './support/members.ts'
import { choosePicture } from './support/pictures.ts'
import { accountMenu, fillSignUp } from './support/steps.ts'
import { openAs } from './support/stored-session.ts'
import { test } from './support/test.ts'

const leaveDialog = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' })
const stay = (page: Page) => page.getByRole('button', { name: 'Keep editing' }).click()
const leave = (page: Page) => page.getByRole('button', { name: 'Leave', exact: true }).click()
const back = (page: Page) => page.evaluate(() => history.back())
const forward = (page: Page) => page.evaluate(() => history.forward())
const phone = (page: Page) => page.getByLabel('Phone Number')

/** Opens /, /profile and /edit-profile as a member, and changes the form. */
const startEditing = async (page: Page) => {
  const person = await sharedMember()
  await openAs(page, person, '/')
  await accountMenu(page, person).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await page.getByRole('link', { name: 'Edit Profile' }).click()
  await phone(page).fill('+351 911 111 111')
}

test('Back asks for confirmation before it discards changes, the URL stays until then, and another Back closes the question', async ({
  page,
}) => {
  await startEditing(page)
  await back(page)
  await expect(leaveDialog(page)).toBeVisible()
  await expect(page).toHaveURL('/edit-profile')
  await back(page)
  await expect(leaveDialog(page)).toBeHidden()
  await expect(page).toHaveURL('/edit-profile')
  await expect(phone(page)).toHaveValue('+351 911 111 111')

  // Two steps are one question.
  await page.evaluate(() => history.go(-2))
  await leave(page)
  await expect(page).toHaveURL('/')
  await forward(page)
  await expect(page).toHaveURL('/profile')
  await forward(page)
  await expect(page).toHaveURL('/edit-profile')
  await expect(phone(page)).toHaveValue('+351 912 345 678')

  await phone(page).fill('+351 911 111 111')
  await back(page)
  await leave(page)
  await expect(page).toHaveURL('/profile')
})

test('Forward asks for confirmation before it discards changes', async ({ page }) => {
  await openAs(page, await sharedMember(), '/edit-profile')
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveURL('/settings')
  await back(page)
  await phone(page).fill('+351 911 111 111')
  await forward(page)
  await expect(leaveDialog(page)).toBeVisible()
  await stay(page)
  await forward(page)
  await leave(page)
  await expect(page).toHaveURL('/settings')
  await back(page)
  await expect(page).toHaveURL('/edit-profile')
})

test('Back before the next page has loaded shows the unchanged profile form', async ({ page }) => {
  await openAs(page, await sharedMember(), '/edit-profile')
  const release = await holdRequests(page, '**/assets/settings-*.js')
  const changeAndGo = async () => {
    await expect(phone(page)).toHaveValue('+351 912 345 678')
    await phone(page).fill('+351 911 111 111')
    await page.getByRole('link', { name: 'Settings' }).click()
    await expect(leaveDialog(page)).toBeVisible()
  }
  await changeAndGo()
  await leave(page)
  await expect(page).toHaveURL('/settings')
  await back(page)
  await expect(page).toHaveURL('/edit-profile')
  release()
  await changeAndGo()
})

test('Back before /verify-email has loaded shows a sign-up form that can be sent again', async ({
  page,
}) => {
  const person = newPerson()
  await page.goto('/signup')
  const release = await holdRequests(page, '**/assets/verify-email-*.js')
  await fillSignUp(page, person)
  const send = page
    .getByRole('form', { name: 'Sign Up' })
    .getByRole('button', { name: 'Sign Up', exact: true })
  await send.click()
  await expect(page).toHaveURL('/verify-email')
  await back(page)
  await expect(page).toHaveURL('/signup')
  release()
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password', { exact: true }).fill(person.password)
  await send.click()
  await expect(page.getByText('Please check your email to verify your account')).toBeVisible()
})

test('Back closes a dialog, and only then leaves the page', async ({ page }) => {
  await openAs(page, await sharedMember(), '/')
  await page.getByRole('link', { name: 'Settings' }).click()
  for (const name of [/Report/, /Delete/]) {
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await back(page)
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL('/settings')
  }
  await back(page)
  await expect(page).toHaveURL('/')
})

test('closing the tab asks for confirmation only if a chosen picture would be lost', async ({
  page,
}) => {
  await openAs(page, await sharedMember(), '/edit-profile')
  await phone(page).fill('+351 911 111 111')
  const dialogs: string[] = []
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.type())
    await dialog.accept()
  })
  await page.reload()
  expect(dialogs).toEqual([])
  await choosePicture(page, 'Change picture')
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await expect(page.getByRole('button', { name: 'Adjust crop' })).toBeVisible()
  await page.reload()
  expect(dialogs).toEqual(['beforeunload'])
})
