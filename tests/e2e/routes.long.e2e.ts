import { expect, type Page } from '@playwright/test'
import { newMember } from './support/members.ts'
import { accountMenu, signIn } from './support/steps.ts'
import { test } from './support/test.ts'

for (const path of ['/login', '/signup', '/verify-email', '/forgot-password', '/nowhere']) {
  test(`${path} is rendered in the layout with the toasts of every page (spec 2.01)`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached()
  })
}

/** Opens a page in a wide viewport and waits for its heading. */
const openWide = async (page: Page, path: string) => {
  const viewport = { width: 1_440, height: 900 }
  await page.setViewportSize(viewport)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return viewport
}

for (const path of ['/login', '/signup']) {
  test(`the top bar is hidden on ${path}, and the form's own banner contains only the logo (spec 2.04, 2.05)`, async ({
    page,
  }) => {
    const { width } = await openWide(page, '/forgot-password')
    const banner = page.getByRole('banner')
    expect((await banner.boundingBox())?.width).toBe(width)
    await expect(banner.getByRole('link')).toHaveText(['Trellis', 'Login', 'Sign Up'])

    await openWide(page, path)
    await expect(banner).toHaveText('Trellis')
    await expect(banner.locator('a, button')).toHaveCount(1)
    expect((await banner.boundingBox())?.width).toBeLessThan(width * 0.6)
    await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveCount(0)
  })
}

test('the top bar has the logo with the brand name, which links to the landing page (spec 2.06, 2.07)', async ({
  page,
}) => {
  await page.goto('/forgot-password')
  const brand = page.getByRole('banner').getByRole('link', { name: 'Trellis' })
  await expect(brand.locator('svg')).toBeVisible()
  await expect(brand).toContainText('Trellis')
  await brand.click()
  await expect(page).toHaveURL('/')
})

test('a toast appears at the top right (spec 2.02)', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/forgot-password')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  const toast = page.getByRole('region', { name: 'Notifications' }).locator('[data-tone]')
  await expect(toast).toBeVisible()
  await expect(async () => {
    const box = await toast.boundingBox()
    expect(1440 - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(120)
    expect(box?.x ?? 0).toBeGreaterThan(720)
    expect(box?.y ?? 900).toBeLessThan(200)
  }).toPass({ timeout: 20_000 })
})

test('an unknown path shows the 404 page, which links to the landing page (spec 2.76, 2.77)', async ({
  page,
}) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

for (const path of [
  '/profile-completion',
  '/preferences',
  '/profile',
  '/edit-profile',
  '/update-preferences',
  '/settings',
]) {
  test(`${path} redirects visitors to /login (spec 2.78, 2.79, 2.80, 2.81, 2.82, 2.83, 2.85) (fault 43)`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('form', { name: 'Login' })).toBeVisible()
  })
}

test('a spinner is shown until the session has been checked (spec 2.03, 2.84)', async ({
  page,
}) => {
  const person = await newMember()
  await signIn(page, person)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/accounts:lookup**', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/profile')
  const loading = page.getByRole('status').getByText('Loading profile...')
  await expect(loading).toBeVisible()
  await expect(page.getByText('Maya')).toHaveCount(0)
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Maya Okafor' })).toBeVisible()
  await expect(loading).toHaveCount(0)
})

test('the landing page fetches a record only for a signed-in member (spec 2.38, 4.43)', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  expect(requested.filter((path) => path.endsWith('/users/me'))).toEqual([])

  const person = await newMember()
  await signIn(page, person)
  const fetched = page.waitForResponse('**/users/me')
  await page.goto('/')
  expect((await fetched).status()).toBe(200)
  await expect(accountMenu(page, person)).toBeVisible()
})

test('a testimonial is shown beside the login form only on wide screens (spec 2.51)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/login')
  await expect(page.getByRole('figure')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('form', { name: 'Login' })).toBeVisible()
  await expect(page.getByRole('figure')).toBeHidden()
})

test('a member who opens /verify-email is redirected to the landing page (fault 43)', async ({
  page,
}) => {
  const person = await newMember()
  await signIn(page, person)
  await page.goto('/verify-email')
  await expect(page).toHaveURL('/')
  await expect(accountMenu(page, person)).toBeVisible()
})
