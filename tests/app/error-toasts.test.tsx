import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { notice } from '../../machines/notices.ts'
import { answer, openOverNetwork } from './open-over-network.ts'
import {
  choosePicture,
  expectToast as expectShown,
  logIn,
  maya,
  openSite,
  press,
  type,
} from './open-site.tsx'

const toasts = () =>
  [
    ...document.querySelectorAll('[aria-label="Notifications"] [data-tone]:not([data-leaving])'),
  ].map((toast) => toast.textContent)

/* A toast that is hovered stays, so it is only removed if something withdraws it. */
const expectToast = async (text: string) => {
  await expectShown(text)
  fireEvent.mouseEnter(screen.getByRole('region', { name: 'Notifications' }))
}

// The files of a worker share the store of the toasts, which would stay paused.
afterEach(() => {
  const region = screen.queryByRole('region', { name: 'Notifications' })
  if (region) fireEvent.mouseLeave(region)
})

/* Waits until the toast is removed: until then, a toast of the next test with the same id would be removed with it. */
const expectNoToast = () =>
  waitFor(() =>
    expect(document.querySelector('[aria-label="Notifications"] [data-tone]')).toBeNull(),
  )

const follow = async (name: string) => fireEvent.click(await screen.findByRole('link', { name }))

const tomas = {
  'First name': 'Tomás',
  Username: 'tomas.f',
  Email: 'tomas@ferreira.example',
  Password: 'sweet-pea-88',
  'Confirm password': 'sweet-pea-89',
}
const mismatch = 'Passwords do not match'

const signUpWithDifferentPasswords = async () => {
  const site = await openSite({ at: '/signup' })
  for (const [label, value] of Object.entries(tomas)) await type(label, value)
  await press('Sign Up')
  await expectToast(mismatch)
  return site
}

const failToSaveProfile = async ({ fullName = 'Maya Lindqvist' } = {}) => {
  const site = await openSite({ at: '/edit-profile', member: {} })
  await type('Full Name', fullName)
  site.memberApi.controls.fail('update', { kind: 'server error' })
  await press('Save changes')
  await expectToast('Failed to update profile')
  return site
}

describe('an error toast', () => {
  it.each(['Password', 'Confirm password'])(
    'about different passwords goes away with its field error when %s is corrected',
    async (label) => {
      await signUpWithDifferentPasswords()
      await type(label, label === 'Password' ? 'sweet-pea-89' : 'sweet-pea-88')
      await waitFor(() => expect(screen.queryAllByText(mismatch)).toEqual([]))
    },
  )

  it.each([
    ['a password is typed', () => type('Password', 'another')],
    ['a provider is chosen', () => press('Login with Google')],
  ])('about a login goes away when %s', async (_what, act) => {
    const { identity } = await openSite({ at: '/login' })
    identity.controls.hold('signInWith')
    await logIn('not-the-password')
    await expectToast('That username, email or password isn’t right.')
    await act()
    await expectNoToast()
  })

  it('goes away when the member follows a link', async () => {
    await openSite({ at: '/login' })
    await logIn('not-the-password')
    await expectToast('That username, email or password isn’t right.')
    await follow('Forgot Password?')
    await expectNoToast()
  })

  it('goes away with Cancel', async () => {
    const { path } = await failToSaveProfile()
    await press('Cancel')
    await waitFor(() => expect(path()).toBe('/profile'))
    await expectNoToast()
  })

  it('goes away when unsaved changes are discarded', async () => {
    const { path } = await failToSaveProfile({ fullName: 'Maya Ada Lindqvist' })
    await follow('Trellis')
    await press('Leave')
    await waitFor(() => expect(path()).toBe('/'))
    await expectNoToast()
  })

  it('goes away with the session that it belongs to', async () => {
    const { app, path } = await failToSaveProfile()
    act(() => app.session.send({ type: 'logout requested' }))
    await waitFor(() => expect(path()).toBe('/login'))
    await expectNoToast()
  })

  it('stays when the site itself leads on, because it is about the result', async () => {
    const { pictureStore, path } = await openSite({ at: '/edit-profile', member: {} })
    pictureStore.controls.fail('save', { kind: 'unreachable' })
    await choosePicture(new File(['pixels'], 'maya.png', { type: 'image/png' }))
    await press('Save changes')
    await waitFor(() => expect(path()).toBe('/profile'))
    expect(toasts()).toContain(
      'Failed to upload profile picture, but continuing with other updates.',
    )
  })

  it('that says that the session has expired is shown once, also if a form was being saved', async () => {
    const { network, site } = await openOverNetwork({ at: '/edit-profile', member: {} })
    await type('Full Name', 'Maya Ada Lindqvist')
    network.answers.set('PUT /users/update', () => answer(401, { success: false }))
    site.identity.controls.fail('refresh', { kind: 'session expired' })
    await press('Save changes')
    await waitFor(() => expect(site.path()).toBe('/login'))
    await waitFor(() => expect(toasts()).toEqual(['Session expired. Please login again.']))
  })

  const expired = 'Session expired. Please login again.'

  it.each([
    [
      'while a form was open',
      async () => {
        const { network, site } = await openOverNetwork({ at: '/edit-profile', member: {} })
        await type('Full Name', 'Maya Ada Lindqvist')
        network.rejectsAll = true
        await press('Save changes')
        return site
      },
    ],
    [
      'before the first page was shown',
      () =>
        openSite({
          at: '/edit-profile',
          member: {},
          before: ({ memberApi }) => memberApi.controls.fail('me', { kind: 'session expired' }),
        }),
    ],
  ])(
    'about a session that expired %s goes away when the member leaves /login',
    async (_, expire) => {
      const { path } = await expire()
      await waitFor(() => expect(path()).toBe('/login'))
      await expectToast(expired)
      await follow('Forgot Password?')
      await waitFor(() => expect(path()).toBe('/forgot-password'))
      await expectNoToast()
    },
  )
})

describe('a message', () => {
  const announcements = (text: string) =>
    [...document.querySelectorAll('[role="status"], [aria-live="polite"]')].filter(
      ({ textContent }) => textContent?.includes(text),
    )

  it.each([
    ['/preferences', 'Confirm & next', 'Please select at least one interest'],
    ['/login', 'Login with Google', 'We couldn’t reach the sign-in service. Please try again.'],
  ])('on %s after “%s” is announced once', async (at, button, text) => {
    const site = await openSite({ at, ...(at !== '/login' && { member: { interests: [] } }) })
    site.identity.controls.fail('signInWith', { kind: 'provider unreachable' })
    await press(button)
    await expectToast(text)
    expect(announcements(text)).toHaveLength(1)
    expect(screen.getAllByText(text)).toHaveLength(2)
  })

  it('about a missing email is shown in the toast and at the field only', async () => {
    await openSite({ at: '/forgot-password' })
    await press('Send Reset Link')
    const text = 'Please enter your email address'
    await expectToast(text)
    await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2))
  })

  it('about a refused login is shown once, and the field says what to do', async () => {
    await openSite({ at: '/login' })
    await logIn('not-the-password')
    const text = 'That username, email or password isn’t right.'
    await expectToast(text)
    await screen.findByText('Please check both and try again')
    expect(screen.getAllByText(text)).toHaveLength(1)
  })

  it('about a sent reset email is shown once, and the page adds what it does not say', async () => {
    await openSite({ at: '/forgot-password' })
    await type('Email', 'maya@lindqvist.example')
    await press('Send Reset Link')
    const sent = 'Password reset email sent! Please check your inbox.'
    await expectToast(sent)
    expect(document.body.textContent?.split(sent)).toHaveLength(2)
    expect(document.body.textContent).toContain('You’ll only get an email if there’s an account')
  })
})

it('a request to verify the email is withdrawn when the sign-up is over (reading 40)', async () => {
  const { app, service } = await openSite({ at: '/verify-email', awaiting: true })
  await screen.findByRole('heading', { name: 'Check your inbox' })
  act(() => app.root.send(notice('account created')))
  await expectToast('Please check your email to verify your account')
  service.delete(service.find(maya.email)?.uid ?? '')
  await press("I've Verified My Email")
  await screen.findByRole('heading', { name: 'This sign-up is over' })
  await expectNoToast()
})
