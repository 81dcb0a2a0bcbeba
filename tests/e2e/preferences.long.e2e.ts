import { expect, type Page } from '@playwright/test'
import { newMember, newPerson } from './support/members.ts'
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
