import { expect } from 'vitest'
import type { NoticeKey } from '../../../machines/notices.ts'
import { memberWith } from '../../support/fakes/member-api.ts'
import { answer } from '../open-over-network.ts'
import { maya } from '../open-site.tsx'
import {
  at,
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
  success,
  triedAgain,
  typed,
  until,
} from './notice-case.ts'

const credentials = { 'Username or email': maya.email, Password: maya.password }
const newcomer = 'new@lindqvist.example'
const unreachable = { kind: 'unreachable' } as const

const login = at('/login', 'Login', {})
const google = at('/login', 'Login with Google', {})

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
  cause(at('/login', `Login with ${name}`, {}), {
    title: 'the backend refuses the sign-in without a message (spec 8.02, 8.04, 8.07, 8.08)',
    text: `${name} sign-in failed`,
    answers: { 'POST /users/social-auth': () => answer(400, {}) },
    check: ({ log }) => expect(log).toEqual([`${name.toLowerCase()} sign-in failed: refused`]),
  })

const failedProvider = (
  kind: 'popup blocked' | 'other provider' | 'provider unreachable',
  text: string,
): Cause =>
  cause(google, {
    title: `it fails with “${kind}” (spec 8.02, 8.04) (fault 60, 63, 66)`,
    text,
    before: ({ identity }) => identity.controls.fail('signInWith', { kind }),
    check: ({ log }) => expect(log).toEqual([`google sign-in failed: ${kind}`]),
  })

const ines = {
  'First name': 'Inês',
  Username: 'ines',
  Email: 'ines@ferreira.example',
  Password: 'vine-and-lattice-7',
  'Confirm password': 'vine-and-lattice-7',
}

const signUp = at('/signup', 'Sign Up', {})
const reset = at('/forgot-password', 'Send Reset Link', {})
const awaiting = at('/verify-email', 'Wrong address?', { awaiting: true })

const failedReset = (kind: 'server error' | 'invalid email') => (site: Site) => {
  site.identity.controls.fail('sendPasswordReset', { kind })
  return fill({ Email: maya.email })
}

/** The notices of the pages for visitors. */
export const visitorNotices = {
  'login failed': danger(
    [
      typed('Password', 'another'),
      triedAgain('Login', ({ identity }) => identity.controls.hold('signIn')),
      until('a provider is chosen', (site) => {
        holdProvider(site)
        return press('Login with Google')
      }),
      pageLeft('/forgot-password'),
    ],
    cause(login, {
      title: 'the password is wrong (spec 8.04)',
      text: 'That username, email or password isn’t right.',
      before: () => fill({ ...credentials, Password: 'not-the-password' }),
    }),
    cause(login, {
      title: 'the backend refuses a login with a message (spec 8.04)',
      text: 'Not today.',
      answers: { 'POST /users/login': () => answer(403, { error: 'Not today.' }) },
      before: logIn,
    }),
    cause(login, {
      title: 'the backend refuses a login without a message (spec 8.01, 8.04, 8.06) (fault 70)',
      text: 'Login failed',
      answers: { 'POST /users/login': () => answer(400, {}) },
      before: logIn,
      check: (site) => {
        expect(site.log).toEqual(['login failed: refused'])
        expect(site.path()).toBe('/login')
      },
    }),
  ),
  'other email verified': info(at('/login#verified=nora%40lindqvist.example'), {
    title: 'the link of another member’s email is opened (fault 74)',
    text: 'nora@lindqvist.example is verified now. You’re logged in with another account here.',
    check: (site) => expectPath(site, '/'),
  }),
  'email not verified': danger(
    [
      typed('Password', 'another'),
      until('the member opens /verify-email, which the page offers', async (site) => {
        await press('Verify your email')
        await expectPath(site, '/verify-email')
      }),
    ],
    cause(login, {
      title: 'the email of a login is not verified (spec 4.24, 4.25, 5.10, 8.10)',
      text: 'email is not verified',
      before: ({ service }) => {
        service.add({ ...maya, email: newcomer, emailVerified: false })
        return fill({ ...credentials, 'Username or email': newcomer })
      },
      check: ({ store: { session } }) =>
        expect(session).toMatchObject({ isLoggedIn: false, tempUserEmail: newcomer }),
    }),
  ),
  'google sign-in failed': danger(
    [triedAgain('Login with Google', holdProvider)],
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
  ),
  'apple sign-in failed': danger(
    [triedAgain('Login with Apple', holdProvider)],
    refusedProvider('Apple'),
  ),
  'providers unlinked': info(login, {
    title: 'an account with another email was linked',
    text: 'A Google or Apple account with a different email address was linked to yours. We’ve removed it to keep your account safe.',
    before: logInWithStranger,
  }),
  'providers not unlinked': danger(
    [pageLeft('/profile')],
    cause(login, {
      title: 'the linked account cannot be removed',
      text: 'A Google or Apple account with a different email address is linked to yours. Please log out and back in so we can remove it.',
      before: (site) => {
        site.identity.controls.fail('unlink', unreachable)
        return logInWithStranger(site)
      },
      check: (site) => expectPath(site, '/'),
    }),
  ),
  'session not stored': info(login, {
    title: 'the browser refuses to store the session (fault 45, 47)',
    text: 'Your browser couldn’t save your login. You’ll stay logged in until you close or reload this page.',
    before: (site) => {
      site.store.isFull = true
      return logInAsMember(site)
    },
    check: (site) => expectPath(site, '/'),
  }),
  'account created': success(
    signUp,
    {
      title: 'a sign-up succeeds, which stores its token and its email (spec 4.14, 4.15)',
      text: 'Please check your email to verify your account',
      before: () => fill(ines),
      check: async (site) => {
        await expectPath(site, '/verify-email')
        const pendingToken = `pending-${site.service.find(ines.Email)?.uid}-1`
        expect(site.store.session).toMatchObject({ pendingToken, tempUserEmail: ines.Email })
      },
    },
    until('the account is gone (reading 40)', ({ service }) => {
      service.delete(service.find(ines.Email)?.uid ?? '')
      return press("I've Verified My Email")
    }),
  ),
  'passwords do not match': danger(
    [typed('Password', 'vine-and-lattice-8'), typed('Confirm password', ines.Password)],
    cause(signUp, {
      title: 'a sign-up has different passwords, and nothing is sent (spec 5.01, 5.02, 8.11)',
      text: 'Passwords do not match',
      before: () => fill({ ...ines, 'Confirm password': 'vine-and-lattice-8' }),
      check: ({ identity, memberApi }) => {
        expect(identity.controls.count('signUp')).toBe(0)
        expect(memberApi.controls.calls).toEqual([])
      },
    }),
  ),
  'registration failed': danger(
    [
      typed('Password', 'another-vine-7'),
      triedAgain('Sign Up', ({ identity }) => identity.controls.hold('signUp')),
    ],
    cause(signUp, {
      title: 'the backend refuses it without a message (spec 8.03, 8.05, 8.09)',
      text: 'Registration failed',
      answers: { 'POST /users/register': () => answer(422, { success: false }) },
      before: () => fill(ines),
      check: ({ log }) => expect(log).toEqual(['registration failed: refused']),
    }),
    cause(signUp, {
      title: 'the email has an account (spec 8.05)',
      text: 'An account with this email address already exists.',
      before: () => fill({ ...ines, Email: maya.email }),
    }),
  ),
  'verification email not sent': danger(
    [pageLeft('/forgot-password')],
    cause(signUp, {
      title: 'the identity service sends none at the sign-up',
      text: 'Failed to send verification email. Please try again.',
      before: ({ identity }) => {
        identity.controls.fail('sendVerificationEmail', unreachable)
        return fill(ines)
      },
      check: (site) => expectPath(site, '/verify-email'),
    }),
  ),
  'withdrawal failed': danger(
    [triedAgain('Wrong address?', ({ identity }) => identity.controls.hold('remove'))],
    cause(awaiting, {
      title: 'the identity cannot be removed',
      text: 'We couldn’t cancel this sign-up. Please try again.',
      before: ({ identity }) => identity.controls.fail('remove', unreachable),
    }),
  ),
  'email needed': danger(
    [typed('Email', maya.email)],
    cause(reset, {
      title: 'a reset is requested without an email (spec 5.12, 8.12)',
      text: 'Please enter your email address',
      check: ({ identity }) => expect(identity.controls.count('sendPasswordReset')).toBe(0),
    }),
  ),
  'reset email sent': success(reset, {
    title: 'the email was sent (spec 8.15)',
    text: 'Password reset email sent! Please check your inbox.',
    before: () => fill({ Email: maya.email }),
    check: ({ service }) =>
      expect(service.emails).toEqual([{ kind: 'password reset', email: maya.email }]),
  }),
  'reset email failed': danger(
    [
      typed('Email', 'maya@lindqvist.test'),
      triedAgain('Send Reset Link', ({ identity }) => identity.controls.hold('sendPasswordReset')),
    ],
    cause(reset, {
      title: 'the identity service fails (spec 8.13)',
      text: 'Failed to send reset email',
      before: failedReset('server error'),
    }),
    cause(reset, {
      title: 'the identity service refuses the email (spec 8.14)',
      text: 'That doesn’t look like an email address.',
      before: failedReset('invalid email'),
    }),
  ),
} satisfies Partial<Record<NoticeKey, NoticeCase>>
