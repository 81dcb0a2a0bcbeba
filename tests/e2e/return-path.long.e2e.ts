import { expect } from '@playwright/test'
import { newMember } from './support/members.ts'
import { stack } from './support/stack.ts'
import { fillLogin } from './support/steps.ts'
import { test } from './support/test.ts'

const hostile = [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  'javascript:alert(1)',
  'data:text/html,evil',
]

test('a return path to another origin is never followed (fault 107)', async ({ page }) => {
  const person = await newMember()
  for (const path of hostile) {
    await page.goto('/profile')
    await expect(page).toHaveURL('/login')
    // Replaces every string in the history state with a hostile one.
    await page.evaluate((hostileUrl) => {
      const poisoned = (value: unknown): unknown =>
        value !== null && typeof value === 'object'
          ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, poisoned(one)]))
          : typeof value === 'string'
            ? hostileUrl
            : value
      history.replaceState(poisoned(history.state), '')
    }, path)
    await page.reload()
    await fillLogin(page, { identifier: person.email, password: person.password })
    await expect(page).toHaveURL(`${stack.site}/`)
    await page.evaluate(() => localStorage.clear())
  }
})

test('a return path in the URL is ignored (fault 107)', async ({ page }) => {
  const person = await newMember()
  await page.goto('/login?next=https://evil.example/&redirect=//evil.example/&returnTo=/profile')
  await fillLogin(page, { identifier: person.email, password: person.password })
  await expect(page).toHaveURL(`${stack.site}/`)
})
