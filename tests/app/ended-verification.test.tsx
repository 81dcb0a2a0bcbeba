import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openSession } from './open-page.ts'
import { maya, openSite, press } from './open-site.tsx'

const openWaiting = async () => {
  const site = await openSite({ at: '/verify-email', awaiting: true })
  await screen.findByRole('heading', { name: 'Check your inbox' })
  return site
}

const leadsTo = (name: string) =>
  within(screen.getByRole('main')).getByRole('link', { name }).getAttribute('href')

describe('a page that waits for an identity that is gone (reading 40)', () => {
  it('says that the email is verified after its password was reset elsewhere', async () => {
    const { service, identity } = await openWaiting()
    service.resetPassword(maya.email)
    await press("I've Verified My Email")
    await screen.findByRole('heading', { name: 'Your email is verified. Log in.' })
    expect(leadsTo('Login')).toBe('/login')
    expect(identity.current()).toBeNull()
  })

  it.each(['deleted', 'disabled'])('says that the sign-up is over: %s', async (how) => {
    const { service } = await openWaiting()
    if (how === 'deleted') service.delete(service.find(maya.email)?.uid ?? '')
    else service.disable(maya.email)
    await press("I've Verified My Email")
    await screen.findByRole('heading', { name: 'This sign-up is over' })
    expect(leadsTo('Sign Up')).toBe('/signup')
  })

  it('says only that it cannot go on for an unknown reason, and goes on with the member', async () => {
    const { app, openPage, service } = await openSite({
      at: '/verify-email',
      awaiting: true,
      // Another device has reset the password, and the library of this browser has lost its identity.
      before: ({ identity }) => void identity.signOut(),
    })
    await screen.findByRole('heading', { name: 'This sign-up can’t go on here' })
    expect(leadsTo('Login')).toBe('/login')
    service.verify(maya.email)
    const other = openPage()
    await act(async () => openSession(other.app.session, await other.identity.signIn(maya)))
    await waitFor(() =>
      expect(app.session.getSnapshot().matches({ 'signed in': 'ready' })).toBe(true),
    )
    await screen.findByRole('heading', { name: 'You’re in' })
  })

  it('does not say that a sign-up is over because a member has logged out', async () => {
    const { router, app } = await openSite({ at: '/profile', member: {} })
    await screen.findByRole('heading', { name: maya.displayName })
    act(() => app.session.send({ type: 'logout requested' }))
    await screen.findByLabelText('Password')
    await act(() => router.navigate({ to: '/verify-email', state: { email: maya.email } }))
    await screen.findByRole('heading', { name: 'Verify your email' })
  })

  it('checks nothing after a reload', async () => {
    const { identity, router } = await openSite({ at: '/login' })
    // The history still has the email, but the sign-up is no longer stored.
    await act(() => router.navigate({ to: '/verify-email', state: { email: maya.email } }))
    await screen.findByRole('heading', { name: 'Verify your email' })
    expect(identity.controls.count('reload')).toBe(0)
  })
})

describe('a sign-up without a verification email (reading 42)', () => {
  it('says so, also after a reload, and offers another email until one was sent', async () => {
    const site = await openSite({
      at: '/verify-email',
      awaiting: true,
      through: (services) => {
        services.storage.markVerificationUnsent(maya.email)
        return services
      },
    })
    await screen.findByText(/We couldn’t send the verification email to/)
    await press('Resend Verification Email')
    await screen.findByText(/We’ve sent a link to/)
    await waitFor(() => expect(site.store.unsent).toBeNull())
  })
})
