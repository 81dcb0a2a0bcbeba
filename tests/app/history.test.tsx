import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { maya, openSite, press, type } from './open-site.tsx'

describe('Back with unsaved changes', () => {
  test('goes back once the changes are discarded', async () => {
    const { app, router, path } = await openSite({ at: '/profile', member: {} })
    await act(() => router.navigate({ to: '/edit-profile' }))
    await type('Full Name', 'Maya Berg')
    // A memory history does not ask before Back, as a browser's does.
    const navigation = { kind: 'go', steps: -1 } as const
    act(() => app.root.send({ type: 'navigation attempted', navigation }))
    await press('Leave')
    await waitFor(() => expect(path()).toBe('/profile'))
  })
})

describe('Cancel', () => {
  test('leads to the profile from a page that was opened directly', async () => {
    const { path } = await openSite({ at: '/edit-profile', member: {} })
    await screen.findByLabelText('Full Name')
    await press('Cancel')
    await waitFor(() => expect(path()).toBe('/profile'))
  })
})

describe('/verify-email', () => {
  test('does not show the pending sign-up for a history entry of another one', async () => {
    const { router } = await openSite({ at: '/login', awaiting: true })
    const state = { email: 'tomas@example.test' }
    await act(() => router.navigate({ to: '/verify-email', state }))
    await screen.findByRole('heading', { name: 'Verify your email' })
    expect(screen.queryByText(new RegExp(maya.email))).toBeNull()
  })
})

describe('/settings', () => {
  test('prepares the window of the provider in which a deletion signs in again', async () => {
    const prepared: string[] = []
    const { router } = await openSite({
      at: '/login',
      through: (services) => ({
        ...services,
        identity: { ...services.identity, prepareProviders: () => void prepared.push('now') },
      }),
    })
    await press('Login with Google')
    await screen.findByRole('heading', { name: 'Personal Info' })
    prepared.length = 0
    await act(() => router.navigate({ to: '/settings' }))
    await screen.findByRole('button', { name: 'Delete Account' })
    expect(prepared).toEqual(['now'])
  })
})
