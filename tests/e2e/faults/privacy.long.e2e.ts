import { expect, type Page } from '@playwright/test'
import { sharedMember } from '../support/members.ts'
import { logOut, signIn } from '../support/steps.ts'
import { test } from '../support/test.ts'

/** Everything that the browser stores for the site, as text. */
const storedData = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const all: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      for (const store of database.objectStoreNames) {
        const reading = database.transaction(store).objectStore(store).getAll()
        await new Promise((resolve) => {
          reading.onsuccess = resolve
        })
        all.push(reading.result)
      }
      database.close()
    }
    return JSON.stringify(all)
  })

test('no token or email appears in a URL or in the console, and an offline logout leaves no data', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_INTERNET_DISCONNECTED/)
  const person = await sharedMember()
  const exposed: string[] = []
  page.on('console', (message) => exposed.push(`console: ${message.text()}`))
  page.on('request', (request) => {
    exposed.push(request.url())
    const referrer = request.headers().referer
    if (referrer) exposed.push(referrer)
  })
  await signIn(page, person)
  await page.goto('/edit-profile')
  await page.getByLabel('Full Name').fill('Maya Ada Okafor')
  const before = await storedData(page)
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  const databases = await page.evaluate(() => indexedDB.databases())
  // The library's own one would contain the days of the visits, which a logout does not remove.
  expect(databases).toEqual([])
  expect(before).toContain(person.email)
  await page.goto('/settings')

  await context.setOffline(true)
  await logOut(page, { ...person })
  await expect(page).toHaveURL('/login')
  const secrets = [token, person.email, encodeURIComponent(person.email), person.username, 'Okafor']
  await expect
    .poll(async () => {
      const left = await storedData(page)
      return secrets.filter((secret) => left.includes(secret))
    })
    .toEqual([])
  expect(token).toMatch(/^ey/)
  const credentials = [token, person.email, encodeURIComponent(person.email)]
  expect(exposed.filter((line) => credentials.some((secret) => line.includes(secret)))).toEqual([])
  expect(await page.content()).not.toContain('Okafor')
})
