import { expect, type Page } from '@playwright/test'
import { newMember, newPerson } from './support/members.ts'
import { chooseInterests } from './support/steps.ts'
import { openAs, storeSession } from './support/stored-session.ts'
import { test } from './support/test.ts'

/** The names in the order of the specification (section 3). */
const specified =
  'Language Exchange, Startup Events, Dance, Open Mics, Karaoke, Beach Walks, Horse Riding, Wine Tasting, Thrift Markets, DIY Crafts, Fitness, Stargazing, Local Festivals, Movie Nights, Poetry Slams, Tech Meetups, Book Clubs, Co-working Cafes, Volunteering, Magic Shows, Boat Rides, Hackathons, Handmade Shopping, Music Instruments, Hiking, Coffee Shops, Coding, Live Music, Street Food, Yoga, Museums, Escape Rooms, Fine Dining, Bookstores, Thrift Shopping, Spa, VR Experiences, Theatre, Art Galleries, Board Games, Bowling, Camping, Wildlife Parks, Ziplining, Malls, Photography, Gaming Arcades, Go-Karting, Food Trucks, Painting, Meditation, Cooking, Nightlife'

const chipsOn = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  return page.getByRole('checkbox').allTextContents()
}

test('both preference screens offer the 53 specified interests in the same order (spec 2.127, 3.51, 3.53, 3.55, 3.57)', async ({
  page,
}) => {
  await storeSession(page, await newMember())
  const chips = await chipsOn(page, '/preferences')
  expect(chips).toEqual(specified.split(', '))
  expect(chips).toHaveLength(53)
  expect(await chipsOn(page, '/update-preferences')).toEqual(chips)
})

test('the interests of a member are already checked (spec 2.128)', async ({ page }) => {
  await openAs(page, await newMember(newPerson(), ['Spa', 'Hiking']), '/update-preferences')
  const chosen = page.getByRole('checkbox', { checked: true })
  await expect(chosen).toHaveText(['Hiking', 'Spa'])
})

test('interests are stored by name (spec 3.56)', async ({ page }) => {
  await openAs(page, await newMember(newPerson(), []), '/preferences')
  await chooseInterests(page, ['Go-Karting', 'VR Experiences'])
  const saving = page.waitForRequest('**/users/interests')
  await page.getByRole('button', { name: 'Confirm & next' }).click()
  expect((await saving).postDataJSON()).toEqual({ interests: ['Go-Karting', 'VR Experiences'] })
})

test('after a confirmation far down the page the landing page opens at its top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, await newMember(newPerson(), []), '/preferences')
  await page.getByRole('checkbox').last().click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400)
  await page.getByRole('button', { name: 'Confirm & next' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page).toHaveURL('/')
})
