import { expect, type Page } from '@playwright/test'
import { newMember, somebody } from './support/members.ts'
import { choosePicture } from './support/pictures.ts'
import { accountMenu, chooseInterests, fillSignUp, signIn } from './support/steps.ts'
import { test } from './support/test.ts'

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' })
const stay = (page: Page) => page.getByRole('button', { name: 'Keep editing' }).click()
const leave = (page: Page) => page.getByRole('button', { name: 'Leave', exact: true }).click()
const back = (page: Page) => page.evaluate(() => history.back())
const forward = (page: Page) => page.evaluate(() => history.forward())
const phone = (page: Page) => page.getByLabel('Phone Number')

/** A member on /edit-profile, who came by / and /profile, and has typed. */
const editing = async (page: Page) => {
  const person = await newMember()
  await signIn(page, person)
  await accountMenu(page, person).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await page.getByRole('link', { name: 'Edit Profile' }).click()
  await phone(page).fill('+351 911 111 111')
  return person
}

test('Back asks before changes are lost, and the address stays until the answer', async ({
  page,
}) => {
  await editing(page)
  await back(page)
  await expect(question(page)).toBeVisible()
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
  await expect(phone(page)).toHaveValue('+351912345678')
})

test('Back while the question is open closes it and stays', async ({ page }) => {
  await editing(page)
  await back(page)
  await expect(question(page)).toBeVisible()
  await back(page)
  await expect(question(page)).toBeHidden()
  await expect(page).toHaveURL('/edit-profile')
  await expect(phone(page)).toHaveValue('+351 911 111 111')
})

test('Forward asks before changes are lost', async ({ page }) => {
  await editing(page)
  await phone(page).fill('+351912345678')
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveURL('/settings')
  await back(page)
  await phone(page).fill('+351 911 111 111')
  await forward(page)
  await expect(question(page)).toBeVisible()
  await stay(page)
  await forward(page)
  await leave(page)
  await expect(page).toHaveURL('/settings')
  await back(page)
  await expect(page).toHaveURL('/edit-profile')
})

test('two steps back at once ask, and both are taken when the changes are given up', async ({
  page,
}) => {
  await editing(page)
  await page.evaluate(() => history.go(-2))
  await leave(page)
  await expect(page).toHaveURL('/')
  await forward(page)
  await expect(page).toHaveURL('/profile')
})

const ways: readonly [string, string, (page: Page) => Promise<void>][] = [
  [
    'the logo',
    '/',
    (page) =>
      page
        .getByRole('link', { name: /Trellis/ })
        .first()
        .click(),
  ],
  ['the settings', '/settings', (page) => page.getByRole('link', { name: 'Settings' }).click()],
  [
    'the menu',
    '/profile',
    async (page) => {
      await page.getByRole('button', { name: /Account menu/ }).click()
      await page.getByRole('menuitem', { name: 'Profile' }).click()
    },
  ],
]
for (const [name, path, go] of ways) {
  test(`${name} asks before changes are lost, and leads on when they are given up`, async ({
    page,
  }) => {
    await editing(page)
    await go(page)
    await stay(page)
    await expect(page).toHaveURL('/edit-profile')
    await go(page)
    await leave(page)
    await expect(page).toHaveURL(path)
    await back(page)
    await expect(page).toHaveURL('/edit-profile')
    await expect(phone(page)).toHaveValue('+351912345678')
  })
}

/** Keeps a page's code back until it is told to let it come. */
const holdCodeOf = async (page: Page, name: string): Promise<() => void> => {
  let letCome = () => {}
  const held = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await held
    await route.continue()
  })
  return letCome
}

const forms: readonly [string, string, (page: Page) => Promise<void>][] = [
  [
    'the profile form as a new one',
    '/edit-profile',
    async (page) => {
      await expect(phone(page)).toHaveValue('+351912345678')
      await phone(page).fill('+351 911 111 111')
    },
  ],
  [
    'the interests as new ones',
    '/update-preferences',
    async (page) => {
      const first = page.getByRole('checkbox').first()
      await expect(first).not.toBeChecked()
      await first.click()
    },
  ],
]
for (const [found, path, change] of forms) {
  test(`Back before the next page has come finds ${found}`, async ({ page }) => {
    await signIn(page, await newMember())
    await page.goto(path)
    const letCome = await holdCodeOf(page, 'settings')
    const changeAndGo = async () => {
      await change(page)
      await page.getByRole('link', { name: 'Settings' }).click()
      await expect(question(page)).toBeVisible()
    }
    await changeAndGo()
    await leave(page)
    await expect(page).toHaveURL('/settings')
    await back(page)
    await expect(page).toHaveURL(path)
    letCome()
    await changeAndGo()
  })
}

for (const [way, goBack] of Object.entries({
  Back: back,
  'the link to it': (page: Page) =>
    page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click(),
}))
  test(`${way} before the page with the next step has come finds a sign-up that can be sent again`, async ({
    page,
  }) => {
    const person = somebody()
    await page.goto('/signup')
    const letCome = await holdCodeOf(page, 'verify-email')
    await fillSignUp(page, person)
    const send = page
      .getByRole('form', { name: 'Sign Up' })
      .getByRole('button', { name: 'Sign Up', exact: true })
    await send.click()
    await expect(page).toHaveURL('/verify-email')
    await goBack(page)
    await expect(page).toHaveURL('/signup')
    letCome()
    await expect(page.getByLabel('Email')).toHaveValue(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByLabel('Confirm password', { exact: true }).fill(person.password)
    await send.click()
    await expect(page.getByText('Please check your email to verify your account')).toBeVisible()
  })

test('a logout asks before changes are lost', async ({ page }) => {
  const person = await editing(page)
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

test('saving leads on without a question', async ({ page }) => {
  await editing(page)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(question(page)).toBeHidden()
})

test('a session that ends elsewhere leads to /login without a question', async ({
  page,
  context,
}) => {
  await editing(page)
  const other = await context.newPage()
  await other.goto('/')
  await other.getByRole('button', { name: /Account menu/ }).click()
  await other.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await expect(question(page)).toBeHidden()
  expect(await page.evaluate(() => sessionStorage.getItem('trellis:draft:edit-profile'))).toBeNull()
})

test('changed interests are not lost without a question', async ({ page }) => {
  await signIn(page, await newMember())
  await page.goto('/profile')
  await page.getByRole('link', { name: /Interests/ }).click()
  await chooseInterests(page, ['Karaoke'])
  await back(page)
  await stay(page)
  await expect(page.getByRole('checkbox', { name: 'Karaoke', exact: true })).toBeChecked()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await leave(page)
  await expect(page).toHaveURL('/profile')
})

test('Back closes a dialog, and only then leaves the page', async ({ page }) => {
  const person = await newMember()
  await signIn(page, person)
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

test('closing the tab asks where a chosen picture would be lost, and only there', async ({
  page,
}) => {
  await editing(page)
  const asked: string[] = []
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type())
    await dialog.accept()
  })
  await page.reload()
  expect(asked).toEqual([])
  await choosePicture(page, 'Change picture')
  await page.getByRole('button', { name: 'Use this part' }).click()
  await expect(page.getByRole('button', { name: 'Adjust cut-out' })).toBeVisible()
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
})
