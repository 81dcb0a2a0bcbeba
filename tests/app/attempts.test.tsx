import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logIn, openSite, press } from './open-site.tsx'

/* An attempt to sign in ends with its page, or when another one begins (reading 39). */

/** /login with the open window of Google. */
const openWithWindow = async () => {
  const site = await openSite({ at: '/login' })
  const window = site.identity.controls.hold('signInWith')
  await press('Login with Google')
  await window.arrived
  return { ...site, window }
}

test('a window that was forgotten does not take over the session of a later login', async () => {
  const { identity, app, path, window } = await openWithWindow()
  await logIn()
  await waitFor(() => expect(path()).not.toBe('/login'))
  const uid = identity.current()?.uid
  expect(app.session.getSnapshot().context.identity?.uid).toBe(uid)
  expect(identity.current()?.authType).toBe('local')
  window.release()
  await act(async () => {})
  expect(identity.current()?.uid).toBe(uid)
  expect(app.session.getSnapshot().context.identity?.uid).toBe(uid)
})

test('a window that was forgotten signs no one in after its page was left', async () => {
  const { identity, router, app, window } = await openWithWindow()
  await act(() => router.navigate({ to: '/signup' }))
  await screen.findByRole('button', { name: 'Sign Up' })
  window.release()
  await act(async () => {})
  expect(identity.current()).toBeNull()
  expect(app.session.getSnapshot().context.ended).toBeNull()
  expect(app.root.getSnapshot().children.signIns?.getSnapshot().context.here).toBe(0)
})
