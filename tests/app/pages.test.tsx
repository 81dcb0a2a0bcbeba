import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openSite } from './open-site.tsx'

const heading = () => screen.findByRole('heading', { level: 1 })

describe('an unknown path', () => {
  it('shows the 404 page (spec 8.51)', async () => {
    await openSite({ at: '/no-such-page' })
    expect((await heading()).textContent).toBe('Page Not Found')
  })

  it.each(['/%', '/%E0%A4%A'])('that is malformed, such as %s, shows the 404 page', async (at) => {
    await openSite({ at })
    expect((await heading()).textContent).toBe('Page Not Found')
    const home = screen.getByRole('link', { name: 'Return to Home' })
    expect(home.getAttribute('href')).toBe('/')
    await waitFor(() => expect(document.title).toBe('Page Not Found · Trellis'))
  })
})

describe('a page that waits for a verification', () => {
  it.each([{ toString: 1 }, ['a'], 5, 'x'.repeat(100_000)])(
    'ignores an invalid email in the history state: %j',
    async (email) => {
      const { router } = await openSite({ at: '/login' })
      await heading()
      // The type of the history state is not checked at run time.
      await act(() => router.navigate({ to: '/verify-email', state: { email: email as string } }))
      expect((await heading()).textContent).toBe('Verify your email')
    },
  )
})

describe('a page without the top bar', () => {
  it.each(['/login', '/login/', '/Login', '/signup//'])(
    'has none at %s (spec 2.04, 2.05)',
    async (at) => {
      await openSite({ at })
      await heading()
      const links = within(screen.getByRole('banner')).getAllByRole('link')
      expect(links.map((link) => link.textContent)).toEqual(['Trellis'])
    },
  )
})

describe('a member page', () => {
  it('redirects to /login without the flag, although there is an identity (spec 6.14)', async () => {
    const { path } = await openSite({ at: '/profile', member: {}, stored: { isLoggedIn: false } })
    await waitFor(() => expect(path()).toBe('/login'))
  })

  it('redirects to /login without an identity, although the flag is stored (spec 6.15) (fault 50)', async () => {
    const { path, store } = await openSite({
      at: '/profile',
      member: {},
      stored: { userId: null },
      before: ({ identity }) => void identity.signOut(),
    })
    await waitFor(() => expect(path()).toBe('/login'))
    expect(store.session.isLoggedIn).toBe(false)
  })

  it('redirects to /login if the email of the identity is not verified (spec 3.34, 6.15)', async () => {
    const { path } = await openSite({ at: '/profile', awaiting: true })
    await waitFor(() => expect(path()).toBe('/login'))
  })
})

describe('the page', () => {
  it.each([
    ['/', 'Trellis: Coordinate. Connect. Cultivate.'],
    ['/login', 'Login · Trellis'],
    ['/signup', 'Sign Up · Trellis'],
    ['/verify-email', 'Verify your email · Trellis'],
    ['/forgot-password', 'Forgot Password? · Trellis'],
    ['/no-such-page', 'Page Not Found · Trellis'],
    ['/settings/no-such-page', 'Page Not Found · Trellis'],
  ])(
    '%s is public, in the layout of every page, and has the title “%s” (spec 2.01, 6.02, 6.03, 6.04, 6.05, 6.06, 6.07)',
    async (at, title) => {
      const { path } = await openSite({ at })
      await heading()
      expect(path()).toBe(at)
      screen.getByRole('banner')
      await waitFor(() => expect(document.title).toBe(title))
    },
  )

  const memberPages = [
    ['/profile-completion', 'Personal Info · Trellis'],
    ['/preferences', 'Select Your Preferences · Trellis'],
    ['/profile', 'Profile · Trellis'],
    ['/edit-profile', 'Edit profile · Trellis'],
    ['/update-preferences', 'Update Your Preferences · Trellis'],
    ['/settings', 'Settings · Trellis'],
  ] as const

  it.each(memberPages)('%s opens for a member and has the title “%s”', async (at, title) => {
    const { path } = await openSite({ at, member: {} })
    await heading()
    expect(path()).toBe(at)
    await waitFor(() => expect(document.title).toBe(title))
  })

  it.each(memberPages)(
    '%s redirects a visitor to /login (spec 2.78, 2.79, 2.80, 2.81, 2.82, 2.83, 2.85, 6.08, 6.09, 6.10, 6.11, 6.12, 6.13)',
    async (at) => {
      const { path } = await openSite({ at })
      await waitFor(() => expect(path()).toBe('/login'))
    },
  )

  it.each(['/login', '/signup', '/verify-email', '/forgot-password', '/no-such-page'])(
    '%s focuses its heading after a navigation',
    async (to) => {
      const { router } = await openSite({ at: '/' })
      await act(() => router.navigate({ to }))
      await waitFor(async () => expect(document.activeElement).toBe(await heading()))
    },
  )

  it.each(memberPages)('%s focuses its heading after a navigation of a member', async (to) => {
    const { router } = await openSite({ at: '/', member: {} })
    await act(() => router.navigate({ to }))
    await waitFor(async () => expect(document.activeElement).toBe(await heading()))
  })
})

describe('a link to what a profile lacks', () => {
  it.each([
    ['a photo', 'button', 'Change picture'],
    ['your place', 'textbox', 'Location'],
  ])('focuses its control: %s', async (gap, role, name) => {
    await openSite({ at: '/profile', member: { location: null, profileImage: '' } })
    fireEvent.click(await screen.findByRole('link', { name: gap }))
    const control = await screen.findByRole(role, { name })
    await waitFor(() => expect(document.activeElement).toBe(control))
  })
})
