import { expect, type Page } from '@playwright/test'
import { deferred } from '../../support/deferred.ts'
import { newMember } from '../support/members.ts'
import { storeSession } from '../support/stored-session.ts'
import { test } from '../support/test.ts'

const openForm = async (page: Page) => {
  await storeSession(page, await newMember())
  await page.goto('/edit-profile')
  await expect(page.getByLabel('Phone Number')).toHaveValue(/351/)
}

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' })

test('a form that is submitted offline keeps its values and can be submitted once the network is back (fault 25)', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_INTERNET_DISCONNECTED/)
  await page.setViewportSize({ width: 390, height: 844 })
  await openForm(page)
  await page.getByLabel('Full Name').fill('Maya Ada Okafor')
  await context.setOffline(true)
  await save(page).click()
  const message = page.locator('form').getByText(/^We couldn’t reach our servers\./)
  await expect(message).toBeInViewport({ ratio: 1 })
  await expect(page.getByLabel('Full Name')).toHaveValue('Maya Ada Okafor')

  await context.setOffline(false)
  await save(page).click()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('heading', { name: 'Maya Ada Okafor' })).toBeVisible()
})

test('a page that is reloaded while it saves shows the record of the backend (fault 42)', async ({
  page,
}) => {
  await openForm(page)
  let isReceived = true
  const received = deferred()
  // The page gets no response, whether or not the backend receives the request.
  await page.route('**/users/update', async (route) => {
    if (!isReceived) return
    await route.fetch({ maxRetries: 2 })
    received.resolve()
  })
  const saveAndReload = async (name: string) => {
    await page.getByLabel('Full Name').fill(name)
    const sent = page.waitForRequest('**/users/update')
    await save(page).click()
    await sent
    await page.reload()
  }
  const heading = page.getByRole('heading', { level: 1 })

  await saveAndReload('Maya Ada Okafor')
  await received.promise
  await page.goto('/profile')
  await expect(heading).toHaveText('Maya Ada Okafor')

  isReceived = false
  await page.goto('/edit-profile')
  await saveAndReload('Maya Inês Okafor')
  await page.goto('/profile')
  await expect(heading).toHaveText('Maya Ada Okafor')
})
