import { expect, type Page } from '@playwright/test'
import { sharedMember, unverifiedMember } from './support/members.ts'
import { openVisitorPage } from './support/pages.ts'
import { fillLogin } from './support/steps.ts'
import { openAs } from './support/stored-session.ts'
import { test } from './support/test.ts'

test.use({ reducedMotion: 'reduce' })

/** The maximum shift (px) by one line of notes, for which the form grows: of errors, or that the passwords match. */
const shiftOfNote = 21

/** The fields and buttons of a form with their positions; the buttons of the page if it has no form. */
const positionsOf = (page: Page) =>
  page.evaluate(() => {
    const form = document.querySelector('main form') ?? document.querySelector('main')
    const parts = form?.querySelectorAll<HTMLElement>('input, textarea, button:not([aria-label])')
    const isPinned = ({ parentElement: parent }: Element): boolean =>
      parent !== null && (getComputedStyle(parent).position === 'sticky' || isPinned(parent))
    const inFlow = [...(parts ?? [])].filter((part) => !isPinned(part))
    return inFlow.map((part) => {
      const { left, top } = part.getBoundingClientRect()
      return { name: part.innerText || part.getAttribute('name'), left, top: top + scrollY }
    })
  })

const linesOfNotes = (page: Page) =>
  page.evaluate(() => {
    const notes = document.querySelectorAll(
      'main form :is([data-tone="error"], [data-tone="success"])',
    )
    return new Set([...notes].map((note) => note.getBoundingClientRect().top)).size
  })

const press = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

const openAsMember = (path: string) => async (page: Page) =>
  openAs(page, await sharedMember(), path)

const openVerification = async (page: Page) => {
  const { email, password } = await unverifiedMember()
  await page.goto('/login')
  await fillLogin(page, { identifier: email, password })
  await page.getByRole('button', { name: 'Verify your email' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your inbox' })).toBeVisible()
}

const nameOfMember = async (page: Page, label: string, button: string) => {
  await page.getByLabel(label).fill('')
  await press(button)(page)
}

/** How each form opens, and what shows notes on it. */
const forms: Readonly<
  Record<string, { open(page: Page): Promise<unknown>; fail(page: Page): Promise<unknown> }>
> = {
  '/login': { open: (page) => openVisitorPage(page, '/login'), fail: press('Login') },
  '/signup': { open: (page) => openVisitorPage(page, '/signup'), fail: press('Sign Up') },
  '/forgot-password': {
    open: (page) => openVisitorPage(page, '/forgot-password'),
    fail: press('Send Reset Link'),
  },
  '/verify-email': {
    open: openVerification,
    async fail(page) {
      await press("I've Verified My Email")(page)
      await expect(page.getByText('Email not verified yet.')).toBeVisible()
    },
  },
  '/profile-completion': {
    open: openAsMember('/profile-completion'),
    fail: (page) => nameOfMember(page, 'First name', 'Next'),
  },
  '/edit-profile': {
    open: openAsMember('/edit-profile'),
    fail: (page) => nameOfMember(page, 'Full Name', 'Save changes'),
  },
}

for (const [path, { open, fail }] of Object.entries(forms))
  test(`the fields and buttons of ${path} move by ${shiftOfNote} px at most for each line of notes above`, async ({
    page,
  }) => {
    const positionsAt = async (width: number) => {
      await page.setViewportSize({ width, height: 900 })
      return positionsOf(page)
    }
    await open(page)
    const before = { phone: await positionsAt(390), laptop: await positionsAt(1440) }
    await fail(page)
    if (path !== '/verify-email')
      await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible()
    for (const [width, earlier] of [
      [1440, before.laptop],
      [390, before.phone],
    ] as const) {
      const after = await positionsAt(width)
      expect(after.length).toBeGreaterThan(1)
      const withoutTop = (parts: typeof after) => parts.map(({ name, left }) => ({ name, left }))
      expect(withoutTop(after)).toEqual(withoutTop(earlier))
      const shifts = after.map(({ top }, index) => Math.round(top - (earlier[index]?.top ?? 0)))
      expect(Math.min(...shifts), `${width} px`).toBe(0)
      expect(Math.max(...shifts), `${width} px`).toBeLessThanOrEqual(
        (await linesOfNotes(page)) * shiftOfNote,
      )
    }
  })

test('the whole sign-up form is visible in the window of a laptop, and a testimonial beside the login form only on wide screens (spec 2.51)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openVisitorPage(page, '/signup')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(900)
  await openVisitorPage(page, '/login')
  await expect(page.getByRole('figure')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('form', { name: 'Login' })).toBeVisible()
  await expect(page.getByRole('figure')).toBeHidden()
})
