import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
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
  it('that fails for no known reason says so in a toast, and is logged (spec 8.01, 8.04, 8.06) (fault 70)', async () => {
    const { identity, log } = await openSite({ at: '/login' })
    identity.steering.fail('signIn', { kind: 'unknown' })
    await logIn()
    await expectToast('Login failed')
    expect(log).toEqual(['login failed: unknown'])
  })

  it('that fails for a known reason tells it in a toast (spec 8.04)', async () => {
    await openSite({ at: '/login' })
    await logIn('not-the-password')
    await expectToast('That username, email or password is not right.')
  })

  it('with an unverified address is refused, and offers the verification (spec 5.10, 8.10)', async () => {
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

describe('a sign-in with a provider', () => {
  it.each([
    ['google', 'Login with Google', 'Google sign-in failed'],
    ['apple', 'Login with Apple', 'Apple sign-in failed'],
  ])(
    '%s that fails for no known reason says so in a toast, and is logged (spec 8.02, 8.04, 8.07, 8.08)',
    async (provider, button, text) => {
      const { identity, log } = await openSite({ at: '/login' })
      identity.steering.fail('signInWith', { kind: 'unknown' })
      await press(button)
      await expectToast(text)
      expect(log).toEqual([`${provider} sign-in failed: unknown`])
    },
  )

  it.each([
    [
      'popup blocked',
      'Your browser blocked the sign-in window. Press the button once more to open it.',
    ],
    [
      'other provider',
      'This email address already has an account with another way to sign in. Use the way you used before.',
    ],
    ['provider unreachable', 'We could not reach the sign-in provider. Please try again.'],
  ] as const)(
    'that meets “%s” is told in a toast and logged like any other failure (spec 8.02, 8.04) (fault 60, 63, 66)',
    async (kind, text) => {
      const { identity, log } = await openSite({ at: '/login' })
      identity.steering.fail('signInWith', { kind })
      await press('Login with Google')
      await expectToast(text)
      expect(log).toEqual([`google sign-in failed: ${kind}`])
    },
  )
})

describe('a sign-up', () => {
  it('that fails for no known reason says so in a toast, and is logged (spec 8.03, 8.05, 8.09)', async () => {
    const { identity, log } = await openSite({ at: '/signup' })
    identity.steering.fail('signUp', { kind: 'unknown' })
    await signUp()
    await expectToast('Registration failed')
    expect(log).toEqual(['registration failed: unknown'])
  })

  it('that fails for a known reason tells it in a toast (spec 8.05)', async () => {
    await openSite({ at: '/signup' })
    await signUp({ Email: maya.email })
    await expectToast('An account with this email address already exists.')
  })

  it('with passwords that differ says so in a toast and submits nothing (spec 5.01, 5.02, 8.11)', async () => {
    const { identity, memberApi } = await openSite({ at: '/signup' })
    await signUp({ 'Confirm password': 'something-else-9' })
    await expectToast('Passwords do not match')
    expect(identity.steering.count('signUp')).toBe(0)
    expect(memberApi.steering.calls).toEqual([])
  })

  it.each([
    ['First name', 'Please enter your first name'],
    ['Username', 'Please choose a username'],
    ['Email', 'Please enter your email address'],
    ['Password', 'Please choose a password'],
    ['Confirm password', 'Please repeat the password'],
  ] as const)(
    'without %s says “%s” at the field and submits nothing (spec 5.03, 5.04, 5.05, 5.06, 5.07)',
    async (label, text) => {
      const { identity } = await openSite({ at: '/signup' })
      const field = await screen.findByLabelText(label)
      await signUp({ [label]: '' })
      expect((await screen.findAllByText(text)).map(({ tagName }) => tagName)).toContain('SPAN')
      expect(field.getAttribute('aria-invalid')).toBe('true')
      expect(document.activeElement).toBe(field)
      expect(identity.steering.count('signUp')).toBe(0)
    },
  )

  it('needs neither last name nor phone (spec 5.08, 5.09)', async () => {
    const { service, records, path } = await openSite({ at: '/signup' })
    await signUp({ 'Last name': '' })
    await waitFor(() => expect(path()).toBe('/verify-email'))
    const uid = service.find(tomas.Email)?.uid ?? ''
    expect(records.get(uid)).toMatchObject({ firstName: 'Tomás', lastName: '', phone: '' })
  })

  it.each([
    ['12345', '/signup', 0],
    ['123456', '/verify-email', 1],
  ])('with the password %s ends at %s (spec 5.27, 9.17)', async (password, ended, tries) => {
    const { identity, path } = await openSite({ at: '/signup' })
    await signUp({ Password: password, 'Confirm password': password })
    await waitFor(() => expect(path()).toBe(ended))
    expect(identity.steering.count('signUp')).toBe(tries)
  })
})

describe('a request for a reset mail', () => {
  it('without an address asks for it in a toast and sends nothing (spec 5.12, 8.12)', async () => {
    const { identity } = await openSite({ at: '/forgot-password' })
    await press('Send Reset Link')
    await expectToast('Please enter your email address')
    expect(identity.steering.count('sendPasswordReset')).toBe(0)
  })

  it('that succeeds says so in a toast (spec 8.15)', async () => {
    const { service } = await openSite({ at: '/forgot-password' })
    await type('Email', maya.email)
    await press('Send Reset Link')
    await expectToast('Password reset email sent! Please check your inbox.')
    expect(service.mails).toEqual([{ kind: 'password reset', email: maya.email }])
  })

  it.each([
    ['unknown', 'Failed to send reset email'],
    ['invalid email', 'This email address does not look right.'],
  ] as const)('that fails as “%s” says so in a toast: %s (spec 8.13, 8.14)', async (kind, text) => {
    const { identity } = await openSite({ at: '/forgot-password' })
    identity.steering.fail('sendPasswordReset', { kind })
    await type('Email', maya.email)
    await press('Send Reset Link')
    await expectToast(text)
  })
})
