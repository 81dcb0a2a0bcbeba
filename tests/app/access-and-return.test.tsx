import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { memberWith } from '../support/fakes/member-api.ts'
import { logIn, openSite } from './open-site.tsx'

/** Opens a page for Maya, who has a record but is signed out. */
const openSignedOut = (at: string) =>
  openSite({ at, member: {}, stored: { isLoggedIn: false, token: null, userId: null } })

const loginForm = () => screen.findByRole('button', { name: 'Login' })

describe('the return path', () => {
  test('includes query and hash of the page that required a login (reading 13)', async () => {
    const { router, path } = await openSignedOut('/profile?from=mail#interests')
    await loginForm()
    expect(path()).toBe('/login')
    await logIn()
    await waitFor(() => expect(router.latestLocation.href).toBe('/profile?from=mail#interests'))
  })

  test('includes query and hash of the page on which the session expired', async () => {
    const { app, router } = await openSite({ at: '/profile?from=mail#interests', member: {} })
    await screen.findByRole('heading', { level: 1, name: 'Maya Lindqvist' })
    act(() => app.session.send({ type: 'session rejected' }))
    await loginForm()
    await logIn()
    await waitFor(() => expect(router.latestLocation.href).toBe('/profile?from=mail#interests'))
  })

  test('leads no one else to the page on which a session expired', async () => {
    const { app, path, service, records } = await openSite({ at: '/profile', member: {} })
    const elin = { email: 'elin@lindqvist.example', password: 'lilac-and-rye' }
    const { uid } = service.add({ ...elin, displayName: 'Elin Berg', emailVerified: true })
    records.set(uid, memberWith({ email: elin.email, interests: ['Yoga'] }))
    await screen.findByRole('heading', { level: 1, name: 'Maya Lindqvist' })
    act(() => app.session.send({ type: 'session rejected' }))
    await loginForm()
    await logIn(elin.password, elin.email)
    await waitFor(() => expect(app.session.getSnapshot().hasTag('signed in')).toBe(true))
    await waitFor(() => expect(path()).toBe('/'))
  })

  test('is forgotten by a logout', async () => {
    const { app, path } = await openSite({ at: '/profile', member: {} })
    await screen.findByRole('heading', { level: 1, name: 'Maya Lindqvist' })
    act(() => app.session.send({ type: 'logout requested' }))
    await loginForm()
    await logIn()
    await waitFor(() => expect(path()).toBe('/'))
  })
})

test('Back on /login to the page of a logout makes it the return path', async () => {
  const { app, path, router } = await openSite({ at: '/profile', member: {} })
  await screen.findByRole('heading', { level: 1, name: 'Maya Lindqvist' })
  act(() => app.session.send({ type: 'logout requested' }))
  await loginForm()
  await act(async () => router.history.back())
  await waitFor(() => expect(router.latestLocation.state.returnTo).toBe('/profile'))
  await loginForm()
  await logIn()
  await waitFor(() => expect(path()).toBe('/profile'))
})

describe('a member who has begun the deletion', () => {
  const openDeleting = (at: string) =>
    openSite({
      at,
      member: {},
      through: (services) => {
        services.storage.writeDeletion({ uid: 'uid-1', step: 'record' })
        return services
      },
    })

  test.each(['/profile', '/edit-profile', '/preferences', '/login'])(
    'is redirected from %s to /settings (reading 14)',
    async (at) => {
      const { path, router } = await openDeleting(at)
      await screen.findByRole('button', { name: /Finish deleting/ })
      expect(path()).toBe('/settings')
      await act(() => router.navigate({ to: '/profile' }))
      expect(path()).toBe('/settings')
    },
  )
})

describe('a URL in another form', () => {
  test.each(['/settings/', '/Settings', '/PROFILE//'])(
    '%s is guarded like its page',
    async (at) => {
      const { path } = await openSite({ at })
      await loginForm()
      expect(path()).toBe('/login')
    },
  )
})
