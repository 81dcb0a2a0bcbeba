import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { memberWith } from '../support/fakes/member-api.ts'
import { openSession } from './open-page.ts'
import { expectToast, maya, openSite, press, type } from './open-site.tsx'

const email = 'nora@example.test'

test('a sign-up creates the identity, then the record, and leads to /verify-email (spec 2.62, 2.63, 2.64, 4.08, 4.12)', async () => {
  let creating: { arrived: Promise<void>; release(): void } | undefined
  const { path, identity, memberApi, service } = await openSite({
    at: '/signup',
    before: (fakes) => {
      creating = fakes.identity.controls.hold('signUp')
    },
  })
  await type('First name', 'Nora')
  await type('Username', 'norab')
  await type('Email', email)
  await type('Password', 'sweet-pea-88')
  await type('Confirm password', 'sweet-pea-88')
  fireEvent.click(screen.getByRole('button', { name: 'Sign Up' }))
  await creating?.arrived
  expect(memberApi.controls.count('register')).toBe(0)
  await act(async () => creating?.release())
  await waitFor(() => expect(path()).toBe('/verify-email'))
  expect(memberApi.controls.count('register')).toBe(1)
  expect(identity.controls.count('signUp')).toBe(1)
  expect(service.emails).toEqual([{ kind: 'verification', email }])
  await screen.findByRole('heading', { name: 'Check your inbox' })
  expect(screen.getByRole('main').textContent).toContain(email)
  await expectToast('Please check your email to verify your account')
})

test('a sign-up sends every field of the form (spec 3.35, 3.36, 3.37, 3.38, 3.39, 3.40)', async () => {
  const { memberApi, path } = await openSite({ at: '/signup' })
  await type('First name', 'Nora')
  await type('Last name', 'Bergqvist')
  await type('Username', 'norab')
  await type('Email', email)
  await type('Phone', '+47 912 34 567')
  await type('Password', ' sweet pea 88')
  await type('Confirm password', ' sweet pea 88')
  fireEvent.click(screen.getByRole('button', { name: 'Sign Up' }))
  await waitFor(() => expect(path()).toBe('/verify-email'))
  const sent = memberApi.controls.calls.find(({ name }) => name === 'register')?.given[0]
  expect(sent).toEqual({
    firstName: 'Nora',
    lastName: 'Bergqvist',
    username: 'norab',
    email,
    phone: '+47 912 34 567',
    password: ' sweet pea 88',
  })
})

test('a form with text asks before it is left for a member who logs in in another tab', async () => {
  const { openPage, path, account, records, store } = await openSite({ at: '/signup' })
  records.set(account.uid, memberWith({ email: maya.email, interests: ['Yoga'] }))
  await type('First name', 'Nora')
  const other = openPage()
  await act(async () => openSession(other.app.session, await other.identity.signIn(maya)))
  await screen.findByText(/Someone has logged in in another tab/)
  await press('Keep editing')
  expect(path()).toBe('/signup')
  expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Nora')
  expect(store.session.isLoggedIn).toBe(true)
  fireEvent.click(screen.getByRole('link', { name: 'Login' }))
  await press('Leave')
  await waitFor(() => expect(path()).toBe('/'))
})

test('the form offers Google and Apple (spec 2.60, 2.61)', async () => {
  await openSite({ at: '/signup' })
  await screen.findByRole('button', { name: 'Sign up with Google' })
  screen.getByRole('button', { name: 'Sign up with Apple' })
})

test('an email that has an account is rejected with a link to /login (fault 21, 61)', async () => {
  await openSite({ at: '/signup' })
  await type('First name', 'Nora')
  await type('Username', 'norab')
  await type('Email', maya.email)
  await type('Password', 'sweet-pea-88')
  await type('Confirm password', 'sweet-pea-88')
  await press('Sign Up')
  const link = await screen.findByRole('link', { name: 'Log in instead' })
  expect(link.getAttribute('href')).toBe('/login')
})
