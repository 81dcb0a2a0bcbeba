import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SignInNotice } from '../../machines/sign-in-answer.ts'
import { openSite, press } from './open-site.tsx'

const google = 'grace@example.com'

/** Signs in with Google in a browser without any sign-up. The backend answers with this notice. */
const signInWith = async (notice: SignInNotice | null) => {
  const site = await openSite({
    at: '/login',
    through: (services) => ({
      ...services,
      memberApi: {
        ...services.memberApi,
        socialAuth: async (body, signal) => ({
          ...(await services.memberApi.socialAuth(body, signal)),
          notice,
        }),
      },
    }),
  })
  await press('Login with Google')
  await waitFor(() => expect(site.path()).not.toBe('/login'))
  return site.app.passwordRemoved.getSnapshot()
}

test.each([
  ['password removed', /the password you chose earlier no longer works/],
  ['password also opens', /A password also opens this account/],
] as const)(
  'a provider sign-in says what the backend knows: %s (reading 30)',
  async (notice, text) => {
    const banner = await signInWith(notice)
    expect(banner.value).toEqual({ visible: 'offering' })
    expect(banner.context.email).toBe(google)
    await screen.findByText(text)
  },
)

test('a provider sign-in without a notice says nothing about a password', async () => {
  const banner = await signInWith(null)
  expect(banner.value).toBe('hidden')
  // The login form stays until the next page is loaded.
  await waitFor(() => expect(screen.queryByText(/password/i)).toBeNull())
})
