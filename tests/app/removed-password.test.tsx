import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openSite, press } from './open-site.tsx'

const google = 'grace@example.com'

/** Signs in with Google while the verification of `pending` is awaited. */
const signInWhileAwaiting = async (pending: string) => {
  const site = await openSite({ at: '/login', stored: { tempUserEmail: pending } })
  await press('Login with Google')
  await waitFor(() => expect(site.path()).not.toBe('/login'))
  return site.app.passwordRemoved.getSnapshot()
}

test('a provider sign-in with the email that awaits verification reports the removed password (reading 30)', async () => {
  const banner = await signInWhileAwaiting(google.toUpperCase())
  expect(banner.value).toEqual({ visible: 'offering' })
  expect(banner.context.email).toBe(google)
})

test('a provider sign-in with another email has removed no password', async () => {
  const banner = await signInWhileAwaiting('maya@lindqvist.example')
  expect(banner.value).toBe('hidden')
  // The login form stays until the next page is loaded.
  await waitFor(() => expect(screen.queryByText(/password/i)).toBeNull())
})
