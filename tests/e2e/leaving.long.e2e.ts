import { expect, type Page } from '@playwright/test'
import { newMember, newPerson } from './support/members.ts'
import { choosePicture } from './support/pictures.ts'
import { accountMenu, fillSignUp } from './support/steps.ts'
import { openAs, storeSession } from './support/stored-session.ts'
import { test } from './support/test.ts'

const leaveDialog = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' })
const stay = (page: Page) => page.getByRole('button', { name: 'Keep editing' }).click()
const leave = (page: Page) => page.getByRole('button', { name: 'Leave', exact: true }).click()
const back = (page: Page) => page.evaluate(() => history.back())
const forward = (page: Page) => page.evaluate(() => history.forward())
const phone = (page: Page) => page.getByLabel('Phone Number')

/** Signs a member in who opens /, /profile and /edit-profile and changes the form. */
const startEditing = async (page: Page) => {
  const person = await newMember()
  await openAs(page, person, '/')
  await accountMenu(page, person).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await page.getByRole('link', { name: 'Edit Profile' }).click()
  await phone(page).fill('+351 911 111 111')
  return person
}

test('Back asks for confirmation before it discards changes, and the URL stays until then', async ({
  page,
}) => {
  await startEditing(page)
  await back(page)
  await expect(leaveDialog(page)).toBeVisible()
  await expect(page).toHaveURL('/edit-profile')
  await stay(page)
  await expect(phone(page)).toHaveValue('+351 911 111 111')
  await expect(page).toHaveURL('/edit-profile')

  await back(page)
  await leave(page)
  await expect(page).toHaveURL('/profile')
  await back(page)
  await expect(page).toHaveURL('/')
  await forward(page)
  await expect(page).toHaveURL('/profile')
  await forward(page)
  await expect(page).toHaveURL('/edit-profile')
  await expect(phone(page)).toHaveValue('+351 912 345 678')
})

test('Back while the confirmation is open closes it and stays', async ({ page }) => {
  await startEditing(page)
  await back(page)
  await expect(leaveDialog(page)).toBeVisible()
  await back(page)
  await expect(leaveDialog(page)).toBeHidden()
  await expect(page).toHaveURL('/edit-profile')
  await expect(phone(page)).toHaveValue('+351 911 111 111')
})

test('Forward asks for confirmation before it discards changes', async ({ page }) => {
  await startEditing(page)
  await phone(page).fill('+351912345678')
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

test('going back two steps asks for confirmation and goes both when the changes are discarded', async ({
  page,
}) => {
  await startEditing(page)
  await page.evaluate(() => history.go(-2))
  await leave(page)
  await expect(page).toHaveURL('/')
  await forward(page)
  await expect(page).toHaveURL('/profile')
})

/** Holds the chunk of a page until the returned function is called. */
const holdChunkOf = async (page: Page, name: string): Promise<() => void> => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await held
    await route.continue()
  })
  return release
}

test('Back before the next page has loaded shows the unchanged profile form', async ({ page }) => {
  await storeSession(page, await newMember())
  await page.goto('/edit-profile')
  const release = await holdChunkOf(page, 'settings')
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
  const release = await holdChunkOf(page, 'verify-email')
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

test('a logout asks for confirmation before it discards changes', async ({ page }) => {
  const person = await startEditing(page)
  const logOut = async () => {
    await accountMenu(page, person).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
  }
  await logOut()
  await stay(page)
  await expect(phone(page)).toHaveValue('+351 911 111 111')
  await logOut()
  await leave(page)
  await expect(page).toHaveURL('/login')
})

test('Back closes a dialog, and only then leaves the page', async ({ page }) => {
  const person = await newMember()
  await openAs(page, person, '/')
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
  await startEditing(page)
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
