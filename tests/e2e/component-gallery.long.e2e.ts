import { expect, test } from '@playwright/test'
import { startLab } from '../support/lab.ts'
import { expectAccessible } from './support/axe.ts'

/* All tests share one build of the lab. */
test.describe.configure({ mode: 'default' })

let lab: Awaited<ReturnType<typeof startLab>>

test.beforeAll(async () => {
  lab = await startLab()
})
test.afterAll(() => lab.stop())

const at = (hash: string) => `${lab.url}design/${hash}`

test('the component gallery has no axe violations', async ({ page }) => {
  await page.goto(at(''))
  await expect(page.getByRole('heading', { level: 1, name: 'Components' })).toBeVisible()
  await expectAccessible(page, 'all components')
  await page.goto(at('#button/busy'))
  await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible()
  await expectAccessible(page, 'one state')
})

test('the URL of a state shows it in both themes on a phone and on a desktop', async ({ page }) => {
  await page.goto(at('#button/busy'))
  for (const name of ['Phone, light', 'Phone, dark', 'Desktop, light', 'Desktop, dark']) {
    const frame = page.frameLocator(`iframe[title="${name}"]`)
    await expect(frame.getByRole('button', { name: 'Logging in...' })).toHaveCount(4)
    await expect(frame.locator('html')).toHaveAttribute('data-theme', /light|dark/)
    expect(await page.getByTitle(name).getAttribute('width')).toBe(
      name.startsWith('Phone') ? '390' : '1024',
    )
  }
})

test('the contents lead to a component with the keyboard alone', async ({ page }) => {
  await page.goto(at(''))
  const link = page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: 'Chip', exact: true })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Chip' })).toBeVisible()
  await expect(page).toHaveURL(/#chip$/)
  await expect(link).toHaveAttribute('aria-current', 'page')
})

test('the gallery sends no request to another origin', async ({ page }) => {
  const foreignRequests: string[] = []
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol !== 'data:' && host !== new URL(lab.url).host) foreignRequests.push(request.url())
  })
  await page.goto(at('#avatar'))
  await expect(page.frameLocator('iframe').first().locator('img').first()).toBeVisible()
  expect(foreignRequests).toEqual([])
})
