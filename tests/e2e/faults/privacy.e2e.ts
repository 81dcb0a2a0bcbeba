import { expect, type Page } from '@playwright/test'
import { newMember } from '../support/members.ts'
import { logOut, signIn } from '../support/steps.ts'
import { test } from '../support/test.ts'

/** Everything that this browser keeps for the site, as text. */
const kept = (page: Page): Promise<string> =>
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

test('no token and no mail address stands in an address or on the console, and a logout offline leaves nothing', async ({
  page,
  context,
  troubles,
}) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED/)
  const person = await newMember()
  const seen: string[] = []
  page.on('console', (message) => seen.push(`console: ${message.text()}`))
  page.on('request', (request) => {
    seen.push(request.url())
    const referrer = request.headers().referer
    if (referrer) seen.push(referrer)
  })
  await signIn(page, person)
  await page.goto('/edit-profile')
  await page.getByLabel('Full Name').fill('Maya Ada Okafor')
  const before = await kept(page)
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  expect(before).toContain(person.email)
  await page.goto('/settings')

  await context.setOffline(true)
  await logOut(page, { ...person })
  await expect(page).toHaveURL('/login')
  const secrets = [token, person.email, encodeURIComponent(person.email), person.username, 'Okafor']
  await expect
    .poll(async () => {
      const left = await kept(page)
      return secrets.filter((secret) => left.includes(secret))
    })
    .toEqual([])
  expect(token).toMatch(/^ey/)
  const told = [token, person.email, encodeURIComponent(person.email)]
  expect(seen.filter((line) => told.some((secret) => line.includes(secret)))).toEqual([])
  expect(await page.content()).not.toContain('Okafor')
})
