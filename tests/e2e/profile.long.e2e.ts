import { expect } from '@playwright/test'
import { interestNames } from '../../machines/interest-names.gen.ts'
import { callAs, newMember, newPerson, sharedMember } from './support/members.ts'
import { openMemberPage } from './support/steps.ts'
import { openAs, storeSession } from './support/stored-session.ts'
import { test } from './support/test.ts'

test('the trellis has whole chips, and the number of those that do not fit', async ({ page }) => {
  const interests = interestNames.slice(0, 16)
  const person = await newMember(newPerson(), interests)
  const address = 'دبي، الإمارات العربية المتحدة'
  const location = { type: 'Point', coordinates: [55.2708, 25.2048], address, city: 'دبي' }
  await storeSession(page, person)
  for (const [path, firstName, height] of [
    ['/profile', 'Maya', 844],
    ['/', 'Maya', 844],
    ['/', 'Maximiliana-Theodora', 844],
    ['/', 'عبد الرحمن', 792],
  ] as const) {
    await callAs(person, 'PUT', '/users/update', { firstName, location })
    await page.setViewportSize({ width: 390, height })
    await openMemberPage(page, path)
    const list = page.getByRole('region', { name: 'Your trellis' }).getByRole('list')
    const items = list.getByRole('listitem')
    await expect(items.last()).toHaveText(/^and \d+ more$/)
    const texts = await items.allTextContents()
    const rest = Number(texts.pop()?.split(' ')[1])
    expect(texts).toEqual(interests.slice(0, texts.length))
    expect(texts.length + rest).toBe(interests.length)
    const next = page.getByRole(path === '/' ? 'list' : 'heading', {
      name: path === '/' ? 'What the app does' : 'Quick access',
    })
    const [end, last, below] = await Promise.all([
      list.boundingBox(),
      items.last().boundingBox(),
      next.boundingBox(),
    ])
    const endOf = (box: typeof end) => (box ? box.y + box.height : Number.NaN)
    expect(endOf(last)).toBeLessThanOrEqual(endOf(end) + 1)
    expect(end?.height).toBeGreaterThanOrEqual(99)
    expect(endOf(end)).toBeLessThanOrEqual(below?.y ?? 0)
  }

  await callAs(person, 'POST', '/users/interests', { interests: interests.slice(0, 6) })
  await page.setViewportSize({ width: 1440, height: 900 })
  await openMemberPage(page, '/')
  const items = page.getByRole('region', { name: 'Your trellis' }).getByRole('listitem')
  await expect(items).toHaveCount(6)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(items.last()).toHaveText(/^and \d more$/, { timeout: 5_000 })
})

test('the stems have a leaf for each meetup that fits below the card, and the trellis says how many do not', async ({
  page,
}) => {
  const phone = { width: 390, height: 844 }
  await page.setViewportSize(phone)
  await storeSession(page, await sharedMember())
  let meetups = 0
  await page.route('**/users/me', async (route) => {
    const response = await route.fetch()
    const { data } = await response.json()
    const events = Array.from({ length: meetups }, (_, index) => `event-${index}`)
    await route.fulfill({
      response,
      json: { success: true, data: { data: { ...data.data, events } } },
    })
  })
  const trellis = page.getByRole('region', { name: 'Your trellis' })
  const drawn = () =>
    trellis.evaluate((section) => {
      const stems = [...section.querySelectorAll('[data-lane] svg')]
      const sprouts = 2 * stems.length
      return {
        leaves: stems.flatMap((stem) => [...stem.querySelectorAll('g > g')]).length - sprouts,
        rest: Number(section.querySelector('p[aria-hidden]')?.textContent?.split(' ')[1] ?? 0),
        tops: stems.map((stem) => stem.getBoundingClientRect().top),
      }
    })
  const leaves: number[] = []
  for (const [count, text] of [
    [0, 'Your first plan goes here'],
    [7, '7 meetups'],
    [143, '143 meetups'],
  ] as const) {
    meetups = count
    await openMemberPage(page, '/')
    const card = await trellis.getByText(text).boundingBox()
    const { tops, rest, ...counted } = await drawn()
    leaves.push(counted.leaves)
    expect(counted.leaves + rest).toBe(count + (leaves[0] ?? 0))
    expect(tops).toHaveLength(count === 0 ? 1 : 3)
    for (const top of tops.slice(1))
      expect(top).toBeGreaterThan((card?.y ?? 0) + (card?.height ?? 0))
  }
  expect(leaves[2]).toBeGreaterThan(leaves[1] ?? 0)
  await page.setViewportSize({ width: 768, height: 1_024 })
  await expect.poll(async () => (await drawn()).leaves).toBeGreaterThan(leaves[2] ?? 0)
  await page.setViewportSize(phone)
  await expect.poll(async () => (await drawn()).leaves).toBe(leaves[2])
})

test('the buttons of a form are at the bottom of a phone’s window at the end of the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, await sharedMember(), '/edit-profile')
  const save = page.getByRole('button', { name: 'Save changes' })
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  expect(await save.evaluate((it) => innerHeight - it.getBoundingClientRect().bottom)).toBe(12)
})

test('a double click on Delete Account keeps its dialog open', async ({ page }) => {
  await openAs(page, await sharedMember(), '/settings')
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1_280, height: 1_600 },
  ]) {
    await page.setViewportSize(viewport)
    await page.getByRole('button', { name: 'Delete Account' }).dblclick()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toHaveAttribute('data-open')
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
})
