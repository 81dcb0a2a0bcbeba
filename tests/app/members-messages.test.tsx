import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { memberWith } from '../support/fakes/member-api.ts'
import { createFakePosition } from '../support/fakes/position.ts'
import { answer, openOverNetwork, page } from './open-over-network.ts'
import { choosePicture, expectToast, openSite, press, type } from './open-site.tsx'

const openCompletion = () => openSite({ at: '/profile-completion', member: { interests: [] } })
const openEditing = () => openSite({ at: '/edit-profile', member: {} })

const png = new File(['pixels'], 'maya.png', { type: 'image/png' })

describe('preferences', () => {
  it.each([
    ['/preferences', 'Confirm & next'],
    ['/update-preferences', 'Update Preferences'],
  ])(
    'on %s are not saved by “%s” without an interest (spec 5.13, 5.14, 8.21)',
    async (at, button) => {
      const { memberApi } = await openSite({ at, member: { interests: [] } })
      await press(button)
      await expectToast('Please select at least one interest')
      expect(memberApi.controls.count('saveInterests')).toBe(0)
    },
  )

  it.each([
    ['/preferences', 'Failed to save preferences. Please try again.', 'Confirm & next'],
    [
      '/update-preferences',
      'Failed to update preferences. Please try again.',
      'Update Preferences',
    ],
  ])('on %s that cannot be saved show “%s” (spec 8.22, 8.23)', async (at, text, button) => {
    const { memberApi } = await openSite({ at, member: {} })
    memberApi.controls.fail('saveInterests', { kind: 'server error', message: 'Oops.' })
    await press(button)
    await expectToast(text)
  })
})

describe('interests that are saved', () => {
  it('lead to / even if the profile completion was still required', async () => {
    const { path, app } = await openSite({ at: '/preferences', member: {} })
    await screen.findByRole('button', { name: 'Confirm & next' })
    app.onboarding.send({
      type: 'session restored',
      member: memberWith(),
      authType: 'google',
    })
    await press('Confirm & next')
    await waitFor(() => expect(path()).toBe('/'))
  })
})

describe('profile completion', () => {
  it('that succeeds shows a toast and leads to the interests (spec 8.26)', async () => {
    const { path } = await openCompletion()
    await press('Next')
    await expectToast('Profile completed successfully!')
    await waitFor(() => expect(path()).toBe('/preferences'))
  })

  it('leads to / if interests are chosen, also when the page was opened by its URL', async () => {
    const { path } = await openSite({ at: '/profile-completion', member: {} })
    await press('Next')
    await expectToast('Profile completed successfully!')
    await waitFor(() => expect(path()).toBe('/'))
  })

  it('that fails shows a toast (spec 8.25)', async () => {
    const { memberApi } = await openCompletion()
    memberApi.controls.fail('update', { kind: 'server error', message: 'Oops.' })
    await press('Next')
    await expectToast('Failed to complete profile. Please try again.')
  })

  it('continues without a picture that cannot be uploaded, and shows a toast (spec 8.24)', async () => {
    const { memberApi, pictureStore } = await openCompletion()
    pictureStore.controls.fail('save', { kind: 'unreachable' })
    await choosePicture(png)
    await press('Next')
    await expectToast('Failed to upload profile picture, but continuing with other updates.')
    await expectToast('Profile completed successfully!')
    expect(memberApi.controls.count('update')).toBe(1)
  })

  it.each([
    ['First name', 'Please enter your first name'],
    ['Email', 'Please enter your email address'],
  ])(
    'without %s shows “%s” at the field and saves nothing (spec 5.15, 5.16)',
    async (label, text) => {
      const { memberApi } = await openSite({
        at: '/profile-completion',
        member: { firstName: '', email: '', interests: [] },
      })
      await type('First name', label === 'First name' ? '' : 'Maya')
      await type('Email', label === 'Email' ? '' : 'maya@lindqvist.example')
      await press('Next')
      const field = screen.getByLabelText(label)
      expect(await screen.findByText(text)).toBe(
        document
          .getElementById(field.getAttribute('aria-describedby') ?? '')
          ?.querySelector('span'),
      )
      expect(document.activeElement).toBe(field)
      expect(memberApi.controls.count('update')).toBe(0)
    },
  )
})

describe('a profile', () => {
  it('that is saved shows a toast (spec 8.29)', async () => {
    const { path } = await openEditing()
    await type('Full Name', 'Maya Ada Lindqvist')
    await press('Save changes')
    await expectToast('Profile updated successfully!')
    await waitFor(() => expect(path()).toBe('/profile'))
  })

  it.each([
    [
      'with a message of the server',
      'The phone number is not valid.',
      { kind: 'refused', message: 'The phone number is not valid.' },
    ],
    ['because no user is signed in', 'No user is logged in', { kind: 'not signed in' }],
    ['without a token', 'Failed to get authentication token', { kind: 'no token' }],
  ] as const)(
    'that cannot be saved %s shows “%s” (spec 5.22, 5.23, 8.28, 8.34, 8.35)',
    async (_why, text, failure) => {
      const { memberApi, path } = await openEditing()
      memberApi.controls.fail('update', failure)
      await press('Save changes')
      await expectToast(text)
      expect(path()).toBe('/edit-profile')
    },
  )
})

describe('a response without a readable message', () => {
  it.each([
    ['/edit-profile', 'PUT /users/update', 'Save changes', 'Failed to update profile'],
    [
      '/profile-completion',
      'PUT /users/update',
      'Next',
      'Failed to complete profile. Please try again.',
    ],
    [
      '/preferences',
      'POST /users/interests',
      'Confirm & next',
      'Failed to save preferences. Please try again.',
    ],
    [
      '/update-preferences',
      'POST /users/interests',
      'Update Preferences',
      'Failed to update preferences. Please try again.',
    ],
  ])(
    'on %s, to %s, after “%s” shows “%s” (spec 8.22, 8.23, 8.25, 8.27)',
    async (at, call, button, text) => {
      const { network } = await openOverNetwork({ at, member: {} })
      network.answers.set(call, () => page(400))
      await press(button)
      await expectToast(text)
    },
  )
})

describe('a save without a reachable token service', () => {
  it('shows a toast, and the member stays on the form with the typed values (spec 5.23, 8.35)', async () => {
    const { site, network } = await openOverNetwork({ at: '/edit-profile', member: {} })
    await type('Full Name', 'Maya Ada Lindqvist')
    network.answers.set('PUT /users/update', () => answer(401, { success: false }))
    site.identity.controls.fail('refresh', { kind: 'unreachable' })
    await press('Save changes')
    await expectToast('Failed to get authentication token')
    expect(site.path()).toBe('/edit-profile')
    expect(site.store.session.isLoggedIn).toBe(true)
    expect((await screen.findByLabelText('Full Name')).getAttribute('value')).toBe(
      'Maya Ada Lindqvist',
    )
  })
})

describe('the location', () => {
  it('that is found shows a toast and fills the field (spec 5.20, 8.30)', async () => {
    await openEditing()
    await press('Set my location')
    await expectToast('Location updated successfully!')
    expect(await screen.findByDisplayValue('Stockholm, Sweden')).toBe(
      screen.getByLabelText('Location'),
    )
  })

  it('that cannot be found shows a toast (spec 8.31)', async () => {
    const { position } = await openEditing()
    position.controls.fail('current', { kind: 'not allowed' })
    await press('Set my location')
    await expectToast('Failed to update location')
  })

  it('that cannot be geocoded shows a toast (spec 8.32) (fault 101)', async () => {
    const { geocoder } = await openEditing()
    geocoder.controls.fail('placeAt', { kind: 'unexpected answer' })
    await press('Set my location')
    await expectToast('Failed to get location details')
  })

  it('shows a toast if the browser does not support geolocation (spec 5.21, 8.33)', async () => {
    await openSite({ at: '/edit-profile', member: {}, position: createFakePosition(null) })
    await press('Set my location')
    await expectToast('Geolocation is not supported by your browser')
  })
})

describe('the profile page', () => {
  it('shows a loading text (spec 2.111, 8.49)', async () => {
    await openSite({
      at: '/profile',
      member: {},
      before: ({ memberApi }) => memberApi.controls.hold('me'),
    })
    expect((await screen.findByText('Loading profile...')).textContent).toBe('Loading profile...')
  })

  it('shows the error and loads again after Retry (spec 2.86, 2.87, 2.112, 3.31, 8.50)', async () => {
    await openSite({
      at: '/profile',
      member: {},
      before: ({ memberApi }) => memberApi.controls.fail('me', { kind: 'timed out' }),
    })
    await screen.findByRole('heading', {
      name: 'Error: That took too long. Please try again.',
    })
    await press('Retry')
    expect((await screen.findByRole('heading', { name: 'Maya Lindqvist' })).tagName).toBe('H1')
  })

  it('redirects to /login with a toast if the backend rejects the session (spec 7.06, 7.07, 8.47, 8.48)', async () => {
    const { app, store, path } = await openSite({ at: '/profile', member: {} })
    await screen.findByRole('heading', { name: 'Maya Lindqvist' })
    app.session.send({ type: 'session rejected' })
    await expectToast('Session expired. Please login again.')
    await waitFor(() => expect(path()).toBe('/login'))
    expect(store.session).toMatchObject({ token: null, isLoggedIn: false, userId: null })
  })

  it('redirects to /login with a toast if its request ends with 401, also with a new token (spec 4.48)', async () => {
    const { site } = await openOverNetwork({
      at: '/profile',
      member: {},
      before: ({ memberApi }) => memberApi.controls.fail('me', { kind: 'session expired' }, 2),
    })
    await expectToast('Session expired. Please login again.')
    await waitFor(() => expect(site.path()).toBe('/login'))
  })
})
