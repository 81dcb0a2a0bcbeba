import type { Page } from '@playwright/test'
import { sessionOf } from './identity-service.ts'
import type { Person } from './members.ts'
import { openMemberPage } from './steps.ts'

/**
 * Stores the session of a member, as if they had signed in on an earlier visit. This takes a quarter of the time of the
 * form. login.e2e.ts tests the form, and that both store the same entries.
 */
export const storeSession = async (page: Page, person: Person): Promise<void> => {
  // Storage belongs to an origin, so the page must be one of the site. This one runs no script.
  await page.goto('/robots.txt')
  const entries = await sessionEntries(person, await page.evaluate(() => Date.now()))
  await page.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  }, entries)
}

/** The entries of localStorage of a member who has signed in at this time, in epoch ms. */
export const sessionEntries = async (
  person: Person,
  now: number,
): Promise<Readonly<Record<string, string>>> => {
  const { localId, idToken, refreshToken, expiresIn } = await sessionOf(person)
  const { email } = person
  const displayName = `${person.firstName} ${person.lastName}`
  const profile = { displayName, email, phoneNumber: null, photoURL: null }
  const identity = {
    uid: localId,
    email,
    emailVerified: true,
    displayName,
    isAnonymous: false,
    providerData: [{ providerId: 'password', uid: email, ...profile }],
    stsTokenManager: {
      refreshToken,
      accessToken: idToken,
      expirationTime: now + Number(expiresIn) * 1000,
    },
    createdAt: String(now),
    lastLoginAt: String(now),
    apiKey: 'demo-key',
    appName: '[DEFAULT]',
  }
  return {
    isLoggedIn: 'true',
    token: idToken,
    userId: localId,
    displayName,
    'firebase:authUser:demo-key:[DEFAULT]': JSON.stringify(identity),
  }
}

/** Opens a page with the stored session of a member. */
export const openAs = async (page: Page, person: Person, path = '/profile') => {
  await storeSession(page, person)
  await openMemberPage(page, path)
}
