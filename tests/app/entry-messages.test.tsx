import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { memberWith } from '../support/fakes/member-api.ts'
import { answer, openOverNetwork, page } from './open-over-network.ts'
import { expectToast, logIn, maya, openSite, press, type } from './open-site.tsx'

const tomas = {
  'First name': 'Tomás',
  'Last name': 'Ferreira',
  Username: 'tomas.f',
  Email: 'tomas@ferreira.example',
  Password: 'sweet-pea-88',
  'Confirm password': 'sweet-pea-88',
}

const signUp = async (typed: Partial<Record<keyof typeof tomas, string>> = {}) => {
  for (const [label, value] of Object.entries({ ...tomas, ...typed })) await type(label, value)
  await press('Sign Up')
}

describe('a login', () => {
  it.each([
    ['400 without a text', () => answer(400, {}), 'refused'],
    ['success: false', () => answer(200, { success: false }), 'refused'],
    ['an HTML page', () => page(503), 'server error'],
    ['401', () => answer(401, { success: false, error: 'jwt expired' }), 'session expired'],
  ])(
    'that the backend answers with %s shows a toast and is logged (spec 8.01, 8.04, 8.06) (fault 70)',
    async (_what, response, kind) => {
      const { site, network } = await openOverNetwork({ at: '/login' })
      network.answers.set('POST /users/login', response)
      await logIn()
      await expectToast('Login failed')
      expect(site.log).toEqual([`login failed: ${kind}`])
      expect(site.path()).toBe('/login')
    },
  )

  it('that the backend rejects with a message shows the message (spec 8.04)', async () => {
    const { network } = await openOverNetwork({ at: '/login' })
    network.answers.set('POST /users/login', () => answer(403, { error: 'Not today.' }))
    await logIn()
    await expectToast('Not today.')
  })

  it('that fails for a known reason shows it in a toast (spec 8.04)', async () => {
    await openSite({ at: '/login' })
    await logIn('not-the-password')
    await expectToast('That username, email or password isn’t right.')
  })

  it('with an unverified email is rejected, and offers the verification (spec 4.24, 4.25, 5.10, 8.10)', async () => {
    const { service, store, path } = await openSite({ at: '/login' })
    service.add({ ...maya, email: 'new@lindqvist.example', emailVerified: false })
    await type('Username or email', 'new@lindqvist.example')
    await type('Password', maya.password)
    await press('Login')
    await expectToast('email is not verified')
    expect(store.session).toMatchObject({
      isLoggedIn: false,
      tempUserEmail: 'new@lindqvist.example',
    })
    await press('Verify your email')
    await waitFor(() => expect(path()).toBe('/verify-email'))
  })
})

describe('a browser that cannot store the session', () => {
  const text =
    'Your browser couldn’t save your login. You’ll stay logged in until you close or reload this page.'

  it('signs in for this page only and shows a notice (fault 45, 47)', async () => {
    const { store, records, account, path } = await openSite({ at: '/login' })
    records.set(account.uid, memberWith({ email: maya.email, interests: ['Yoga'] }))
    store.isFull = true
    await logIn()
    await waitFor(() => expect(path()).toBe('/'))
    await expectToast(text)
  })

  it('shows no notice if the session is stored', async () => {
    const { records, account, path } = await openSite({ at: '/login' })
    records.set(account.uid, memberWith({ email: maya.email, interests: ['Yoga'] }))
    await logIn()
    await waitFor(() => expect(path()).toBe('/'))
    expect(screen.queryByText(text)).toBeNull()
  })
})

describe('a sign-in with a provider', () => {
  it.each([
    ['google', 'Login with Google', 'Google sign-in failed'],
    ['apple', 'Login with Apple', 'Apple sign-in failed'],
  ])(
    '%s that the backend rejects without a message shows a toast and is logged (spec 8.02, 8.04, 8.07, 8.08)',
    async (provider, button, text) => {
      const { site, network } = await openOverNetwork({ at: '/login' })
      network.answers.set('POST /users/social-auth', () => answer(400, {}))
      await press(button)
      await expectToast(text)
      expect(site.log).toEqual([`${provider} sign-in failed: refused`])
    },
  )

  it.each([
    [
      'popup blocked',
      'Your browser blocked the sign-in window. Allow pop-ups and try again, or open this page in another browser.',
    ],
    [
      'other provider',
      'There’s already an account with this email address. Please log in the way you did before.',
    ],
    ['provider unreachable', 'We couldn’t reach the sign-in service. Please try again.'],
  ] as const)(
    'that fails with “%s” shows a toast and is logged (spec 8.02, 8.04) (fault 60, 63, 66)',
    async (kind, text) => {
      const { identity, log } = await openSite({ at: '/login' })
      identity.controls.fail('signInWith', { kind })
      await press('Login with Google')
      await expectToast(text)
      expect(log).toEqual([`google sign-in failed: ${kind}`])
    },
  )
})

describe('a sign-up', () => {
  it('that the backend rejects without a message shows a toast and is logged (spec 8.03, 8.05, 8.09)', async () => {
    const { site, network } = await openOverNetwork({ at: '/signup' })
    network.answers.set('POST /users/register', () => answer(422, { success: false }))
    await signUp()
    await expectToast('Registration failed')
    expect(site.log).toEqual(['registration failed: refused'])
  })

  it('that fails for a known reason shows it in a toast (spec 8.05)', async () => {
    await openSite({ at: '/signup' })
    await signUp({ Email: maya.email })
    await expectToast('An account with this email address already exists.')
  })

  it('stores the pending token of the registration response, and the email (spec 4.14, 4.15)', async () => {
    const { path, service, store } = await openSite({ at: '/signup' })
    await signUp()
    await waitFor(() => expect(path()).toBe('/verify-email'))
    const uid = service.find(tomas.Email)?.uid
    expect(store.session).toMatchObject({
      pendingToken: `pending-${uid}-1`,
      tempUserEmail: tomas.Email,
    })
  })

  it('with different passwords shows a toast and submits nothing (spec 5.01, 5.02, 8.11)', async () => {
    const { identity, memberApi } = await openSite({ at: '/signup' })
    await signUp({ 'Confirm password': 'something-else-9' })
    await expectToast('Passwords do not match')
    expect(identity.controls.count('signUp')).toBe(0)
    expect(memberApi.controls.calls).toEqual([])
  })

  it.each([
    ['First name', 'Please enter your first name'],
    ['Username', 'Please choose a username'],
    ['Email', 'Please enter your email address'],
    ['Password', 'Please choose a password'],
    ['Confirm password', 'Please confirm your password'],
  ] as const)(
    'without %s shows “%s” at the field and submits nothing (spec 5.03, 5.04, 5.05, 5.06, 5.07)',
    async (label, text) => {
      const { identity } = await openSite({ at: '/signup' })
      const field = await screen.findByLabelText(label)
      await signUp({ [label]: '' })
      expect((await screen.findAllByText(text)).map(({ tagName }) => tagName)).toContain('SPAN')
      expect(field.getAttribute('aria-invalid')).toBe('true')
      expect(document.activeElement).toBe(field)
      expect(identity.controls.count('signUp')).toBe(0)
    },
  )

  it('requires neither last name nor phone (spec 5.08, 5.09)', async () => {
    const { service, records, path } = await openSite({ at: '/signup' })
    await signUp({ 'Last name': '' })
    await waitFor(() => expect(path()).toBe('/verify-email'))
    const uid = service.find(tomas.Email)?.uid ?? ''
    expect(records.get(uid)).toMatchObject({ firstName: 'Tomás', lastName: '', phone: '' })
  })

  it.each([
    ['12345', '/signup', 0],
    ['123456', '/verify-email', 1],
  ])('with the password %s leads to %s (spec 5.27, 9.17)', async (password, ended, tries) => {
    const { identity, path } = await openSite({ at: '/signup' })
    await signUp({ Password: password, 'Confirm password': password })
    await waitFor(() => expect(path()).toBe(ended))
    expect(identity.controls.count('signUp')).toBe(tries)
  })
})

describe('a request for a reset email', () => {
  it('without an email shows a toast and sends nothing (spec 5.12, 8.12)', async () => {
    const { identity } = await openSite({ at: '/forgot-password' })
    await press('Send Reset Link')
    await expectToast('Please enter your email address')
    expect(identity.controls.count('sendPasswordReset')).toBe(0)
  })

  it('that succeeds shows a toast (spec 8.15)', async () => {
    const { service } = await openSite({ at: '/forgot-password' })
    await type('Email', maya.email)
    await press('Send Reset Link')
    await expectToast('Password reset email sent! Please check your inbox.')
    expect(service.emails).toEqual([{ kind: 'password reset', email: maya.email }])
  })

  it.each([
    ['server error', 'Failed to send reset email'],
    ['invalid email', 'That doesn’t look like an email address.'],
  ] as const)('that fails with “%s” shows the toast “%s” (spec 8.13, 8.14)', async (kind, text) => {
    const { identity } = await openSite({ at: '/forgot-password' })
    identity.controls.fail('sendPasswordReset', { kind })
    await type('Email', maya.email)
    await press('Send Reset Link')
    await expectToast(text)
  })
})
