import { expect, type Route } from '@playwright/test'
import {
  createIdentity,
  linkProvider,
  sendVerification,
  sessionOf,
  signedInBy,
  verificationLink,
} from './support/identity-service.ts'
import { callWith, newPerson, unverifiedMember } from './support/members.ts'
import { continueAsNew, openedBy } from './support/provider-window.ts'
import { accountMenu, signUp } from './support/steps.ts'
import { test } from './support/test.ts'

/** Every call that a stranger tries with a token. */
const attempts = [
  ['GET', '/users/me'],
  ['PUT', '/users/update', { firstName: 'Mallory' }],
  ['POST', '/users/interests', { interests: ['Yoga'] }],
  ['POST', '/users/report-bug', { bugDescription: 'Mallory was here.' }],
  ['DELETE', '/users/delete-account'],
] as const

/** The stranger's script: signs in with the own Apple account every 60 ms and tries every call. At most `rounds` times. */
const poll = (own: { sub: string; email: string }, uid: string, rounds = 400) => {
  let isOver = false
  let held = 0
  const gained: string[] = []
  const run = async () => {
    for (let round = 0; round < rounds && !isOver; round += 1) {
      const { idToken, localId } = await signedInBy('apple.com', own)
      // Before the owner arrives, the sign-in is unverified and may withdraw its own registration.
      if (localId === uid && isVerified(idToken)) {
        held += 1
        for (const [method, path, body] of attempts) {
          const status = await callWith(idToken, method, path, body)
          if (status < 400) gained.push(`${status} ${method} ${path}`)
        }
      }
      await new Promise((next) => setTimeout(next, 60))
    }
    return gained
  }
  const running = run()
  return {
    /** In how many rounds the stranger had a verified sign-in of the owner's identity. */
    held: () => held,
    end: () => {
      isOver = true
      return running
    },
  }
}

const isVerified = (idToken: string): boolean => {
  const [, payload = ''] = idToken.split('.')
  return JSON.parse(Buffer.from(payload, 'base64url').toString()).email_verified === true
}

/** The site may be slow to unlink the stranger's account, or may fail to: the API alone must refuse it. */
const unlinkings = {
  'is unlinked late': async (route: Route, hasTried: () => Promise<void>) => {
    await hasTried()
    await route.continue()
  },
  'stays linked': (route: Route) => route.abort(),
}

for (const [outcome, unlinking] of Object.entries(unlinkings)) {
  test(`a stranger who polls with an Apple account that ${outcome} gains no call while the owner signs in with Google (fault 120)`, async ({
    page,
    pageErrors,
  }) => {
    if (outcome === 'stays linked') pageErrors.expect(/ERR_FAILED/)
    const owner = newPerson({ firstName: 'Inès', lastName: 'Ferreira' })
    const mark = newPerson({ firstName: 'Mallory', lastName: 'Moore' })
    const stranger = { ...mark, email: owner.email }
    const own = { sub: `apple-${mark.username}`, email: `apple.${mark.email}` }
    const signedUp = await createIdentity({ ...stranger, displayName: 'Mallory Moore' })
    expect(await callWith(signedUp.idToken, 'POST', '/users/register', stranger)).toBe(200)
    await linkProvider(signedUp.idToken, 'apple.com', own)

    await page.goto('/login')
    const script = poll(own, signedUp.localId)
    const hasTried = () => expect.poll(script.held).toBeGreaterThan(2)
    await page.route(/accounts:update/, (route) => unlinking(route, hasTried))
    await continueAsNew(await openedBy(page, 'Login with Google'), {
      email: owner.email,
      name: 'Inès Ferreira',
    })
    await expect(page).toHaveURL('/profile-completion')
    await expect(page.getByLabel('First name')).toHaveValue('Inès')
    await hasTried()
    expect(await script.end()).toEqual([])
    await page.reload()
    await expect(page.getByLabel('First name')).toHaveValue('Inès')
  })
}

test('Google on an account that a password has verified says once that the password opens it too', async ({
  page,
}) => {
  const person = await unverifiedMember()
  const { idToken } = await sessionOf(person)
  await sendVerification(idToken)
  await page.goto(await verificationLink(person.email))
  const stranger = await sessionOf(person)
  expect(await callWith(stranger.idToken, 'GET', '/users/me')).toBe(200)

  await page.goto('/login')
  const google = { email: person.email, name: `${person.firstName} ${person.lastName}` }
  await continueAsNew(await openedBy(page, 'Login with Google'), google)
  const banner = page.getByRole('status').filter({ hasText: 'A password also opens this account.' })
  await expect(banner).toContainText('If you didn’t set it, set a new one.')
  await expect(accountMenu(page, person)).toBeVisible()
  await page.getByRole('button', { name: 'Email me a reset link' }).click()
  await expect(page.getByText('Password reset email sent!').first()).toBeVisible()
  await page.reload()
  await expect(accountMenu(page, person)).toBeVisible()
  await expect(page.getByText('A password also opens this account.')).toBeHidden()
})

test('Google in another browser tells the owner that the password of the sign-up is gone', async ({
  page,
  browser,
}) => {
  const person = newPerson()
  await signUp(page, person)
  await expect(page).toHaveURL('/verify-email')
  const other = await browser.newContext()
  const otherPage = await other.newPage()
  await otherPage.goto('/login')
  await continueAsNew(await openedBy(otherPage, 'Login with Google'), {
    email: person.email,
    name: `${person.firstName} ${person.lastName}`,
  })
  await expect(otherPage.getByText('the password you chose earlier no longer works')).toBeVisible()
  await expect(otherPage.getByRole('button', { name: 'Email me a reset link' })).toBeVisible()
  await other.close()
})
