import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { TabMessage } from '../../machines/tab-message.ts'
import { expectToast, logIn, maya, openSite, press } from './open-site.tsx'

/*
 * An identity without a session is signed out when a visitor opens a page that signs in, unless a sign-in is running in
 * any tab (decision 0007).
 */
const refused = 'That username, email or password isn’t right.'

const openLogin = async () => {
  const site = await openSite({ at: '/login' })
  await screen.findByRole('button', { name: 'Login' })
  const open = async (to: '/login' | '/signup') => {
    const before = site.identity.controls.count('restore')
    await act(() => site.router.navigate({ to }))
    await waitFor(() => expect(site.identity.controls.count('restore')).toBeGreaterThan(before))
    await act(async () => {})
  }
  return { ...site, open }
}

test('an identity is orphaned once a sign-in has failed', async () => {
  const { identity, open } = await openLogin()
  await logIn('wrong-password')
  await expectToast(refused)
  await identity.signIn(maya)
  await open('/signup')
  await waitFor(() => expect(identity.current()).toBeNull())
})

test('an identity is not orphaned while another tab signs in', async () => {
  const { identity, open, buildPage } = await openLogin()
  const { tabs } = buildPage().app.services
  await identity.signIn(maya)
  tabs.publish({ type: 'sign-in started' })
  await open('/signup')
  expect(identity.current()).not.toBeNull()
  tabs.publish({ type: 'sign-in ended' })
  await open('/login')
  await waitFor(() => expect(identity.current()).toBeNull())
})

test('other tabs receive when a sign-in starts and ends, even if it fails', async () => {
  const { buildPage } = await openLogin()
  const received: TabMessage[] = []
  buildPage().app.services.tabs.listen((message) => received.push(message))
  await logIn('wrong-password')
  await expectToast(refused)
  expect(received).toEqual([{ type: 'sign-in started' }, { type: 'sign-in ended' }])
})

test('a provider’s sign-in that was replaced signs no one in, and does not end the one that runs', async () => {
  const { identity, path } = await openLogin()
  const google = identity.controls.hold('signInWith')
  const apple = identity.controls.hold('signInWith')
  await press('Login with Google')
  await google.arrived
  await press('Login with Apple')
  await apple.arrived
  google.release()
  await act(async () => {})
  expect(identity.current()).toBeNull()
  apple.release()
  await waitFor(() => expect(path()).not.toBe('/login'))
  expect(identity.current()?.authType).toBe('apple')
})

test.each(['/login', '/signup'] as const)(
  'an identity is looked for as soon as %s is preloaded',
  async (to) => {
    const { identity, router } = await openSite({ at: '/forgot-password' })
    const before = identity.controls.count('restore')
    await act(async () => {
      await router.preloadRoute({ to })
    })
    await waitFor(() => expect(identity.controls.count('restore')).toBe(before + 1))
  },
)
