import { expect } from 'vitest'
import type { NoticeKey } from '../../../machines/notices.ts'
import { memberWith } from '../../support/fakes/member-api.ts'
import { answer } from '../open-over-network.ts'
import { maya } from '../open-site.tsx'
import {
  type Cause,
  cause,
  danger,
  expectPath,
  fill,
  info,
  type NoticeCase,
  pageLeft,
  press,
  type Site,
  triedAgain,
  typed,
  until,
} from './notice-case.ts'

const credentials = { 'Username or email': maya.email, Password: maya.password }
const newcomer = 'new@lindqvist.example'
const unreachable = { kind: 'unreachable' } as const

const login = { opening: { at: '/login' }, button: 'Login' }
const google = { opening: { at: '/login' }, button: 'Login with Google' }

const logIn = () => fill(credentials)

const logInAsMember = ({ records, account }: Site) => {
  const profile = { email: maya.email, firstName: 'Maya', interests: ['Yoga'] }
  records.set(account.uid, memberWith(profile))
  return logIn()
}

const logInWithStranger = (site: Site) => {
  site.service.link(maya.email, { provider: 'apple', email: 'stranger@example.test' })
  return logInAsMember(site)
}

const holdProvider = ({ identity }: Site) => identity.controls.hold('signInWith')

const refusedProvider = (name: 'Google' | 'Apple'): Cause =>
  cause(
    { opening: { at: '/login' }, button: `Login with ${name}` },
    'the backend refuses the sign-in without a message (spec 8.02, 8.04, 8.07, 8.08)',
    `${name} sign-in failed`,
    {
      answers: { 'POST /users/social-auth': () => answer(400, {}) },
      check: ({ log }) => expect(log).toEqual([`${name.toLowerCase()} sign-in failed: refused`]),
    },
  )

const failedProvider = (
  kind: 'popup blocked' | 'other provider' | 'provider unreachable',
  text: string,
): Cause =>
  cause(google, `it fails with “${kind}” (spec 8.02, 8.04) (fault 60, 63, 66)`, text, {
    before: ({ identity }) => identity.controls.fail('signInWith', { kind }),
    check: ({ log }) => expect(log).toEqual([`google sign-in failed: ${kind}`]),
  })

/** The notices of a sign-in. */
export const loginNotices = {
  'login failed': danger(
    [
      cause(
        login,
        'the password is wrong (spec 8.04)',
        'That username, email or password isn’t right.',
        { before: () => fill({ ...credentials, Password: 'not-the-password' }) },
      ),
      cause(login, 'the backend refuses a login with a message (spec 8.04)', 'Not today.', {
        answers: { 'POST /users/login': () => answer(403, { error: 'Not today.' }) },
        before: logIn,
      }),
      cause(
        login,
        'the backend refuses a login without a message (spec 8.01, 8.04, 8.06) (fault 70)',
        'Login failed',
        {
          answers: { 'POST /users/login': () => answer(400, {}) },
          before: logIn,
          check: (site) => {
            expect(site.log).toEqual(['login failed: refused'])
            expect(site.path()).toBe('/login')
          },
        },
      ),
    ],
    typed('Password', 'another'),
    triedAgain('Login', ({ identity }) => identity.controls.hold('signIn')),
    until('a provider is chosen', (site) => {
      holdProvider(site)
      return press('Login with Google')
    }),
    pageLeft('/forgot-password'),
  ),
  'email not verified': danger(
    [
      cause(
        login,
        'the email of a login is not verified (spec 4.24, 4.25, 5.10, 8.10)',
        'email is not verified',
        {
          before: ({ service }) => {
            service.add({ ...maya, email: newcomer, emailVerified: false })
            return fill({ ...credentials, 'Username or email': newcomer })
          },
          check: ({ store: { session } }) =>
            expect(session).toMatchObject({ isLoggedIn: false, tempUserEmail: newcomer }),
        },
      ),
    ],
    typed('Password', 'another'),
    until('the member opens /verify-email, which the page offers', async (site) => {
      await press('Verify your email')
      await expectPath(site, '/verify-email')
    }),
  ),
  'google sign-in failed': danger(
    [
      refusedProvider('Google'),
      failedProvider(
        'popup blocked',
        'Your browser blocked the sign-in window. Allow pop-ups and try again, or open this page in another browser.',
      ),
      failedProvider(
        'other provider',
        'There’s already an account with this email address. Please log in the way you did before.',
      ),
      failedProvider(
        'provider unreachable',
        'We couldn’t reach the sign-in service. Please try again.',
      ),
    ],
    triedAgain('Login with Google', holdProvider),
  ),
  'apple sign-in failed': danger(
    [refusedProvider('Apple')],
    triedAgain('Login with Apple', holdProvider),
  ),
  'providers unlinked': info([
    cause(
      login,
      'an account with another email was linked',
      'A Google or Apple account with a different email address was linked to yours. We’ve removed it to keep your account safe.',
      { before: logInWithStranger },
    ),
  ]),
  'providers not unlinked': danger(
    [
      cause(
        login,
        'the linked account cannot be removed',
        'A Google or Apple account with a different email address is linked to yours. Please log out and back in so we can remove it.',
        {
          before: (site) => {
            site.identity.controls.fail('unlink', unreachable)
            return logInWithStranger(site)
          },
          check: (site) => expectPath(site, '/'),
        },
      ),
    ],
    pageLeft('/profile'),
  ),
  'session not stored': info([
    cause(
      login,
      'the browser refuses to store the session (fault 45, 47)',
      'Your browser couldn’t save your login. You’ll stay logged in until you close or reload this page.',
      {
        before: (site) => {
          site.store.isFull = true
          return logInAsMember(site)
        },
        check: (site) => expectPath(site, '/'),
      },
    ),
  ]),
} satisfies Partial<Record<NoticeKey, NoticeCase>>
