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
  const now = await page.evaluate(() => Date.now())
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
  const entries = {
    isLoggedIn: 'true',
    token: idToken,
    userId: localId,
    displayName,
    'firebase:authUser:demo-key:[DEFAULT]': JSON.stringify(identity),
  }
  await page.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  }, entries)
}

/** Opens a page with the stored session of a member. */
export const openAs = async (page: Page, person: Person, path = '/profile') => {
  await storeSession(page, person)
  await openMemberPage(page, path)
}
