import { isRedirect } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import { guardAccess } from '../../src/app/navigation/guards.ts'
import { logIn, openMaya } from './open-maya.ts'
import type { Page } from './open-page.ts'

/** Opens a URL. Resolves with the redirect and the history state that it gives to the page; null if the page opens. */
const open = async ({ app }: Page, href: string) => {
  const { pathname } = new URL(href, 'https://trellis.example')
  const args = { context: { app }, location: { pathname, href, state: { __TSR_index: 0 } } }
  const redirect = await guardAccess(args).then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!isRedirect(redirect)) return redirect
  const { to, replace, state } = redirect.options
  const before = { __TSR_index: 1, email: 'maya@lindqvist.example' }
  return { to, replace, state: typeof state === 'function' ? state(before) : state }
}

describe('a visitor', () => {
  test('is redirected from a member’s page to /login, which replaces it and gets the return path (0013)', async () => {
    const redirect = await open(openMaya().openPage(), '/settings?tab=1#top')
    expect(redirect).toMatchObject({
      to: '/login',
      replace: true,
      state: { email: 'maya@lindqvist.example', returnTo: '/settings?tab=1#top' },
    })
  })

  test.each(['/', '/login', '/signup', '/verify-email', '/about'])('may open %s', async (path) => {
    expect(await open(openMaya().openPage(), path)).toBeNull()
  })
})

describe('a member', () => {
  test.each(['/settings', '/Settings/', '/'])('may open %s', async (path) => {
    const page = openMaya().openPage()
    await logIn(page)
    expect(await open(page, path)).toBeNull()
  })

  test('is redirected from /login to /, without a return path (0027)', async () => {
    const page = openMaya().openPage()
    await logIn(page)
    expect(await open(page, '/login')).toEqual({ to: '/', replace: true, state: undefined })
  })

  test('is redirected from /login to the required step (0027)', async () => {
    const browser = openMaya({ interests: [] })
    await logIn(browser.openPage())
    const page = browser.openPage()
    expect(await open(page, '/login')).toMatchObject({ to: '/preferences' })
  })

  test('waits for the session that is being restored, and then stays on the page', async () => {
    const browser = openMaya()
    await logIn(browser.openPage())
    const page = browser.openPage()
    expect(page.app.session.getSnapshot().value).toBe('restoring')
    expect(await open(page, '/settings')).toBeNull()
  })

  test('who has begun to delete the account may only open /settings (0014)', async () => {
    const page = openMaya().openPage()
    await logIn(page)
    page.app.session.send({ type: 'deletion started' })
    expect(await open(page, '/settings')).toBeNull()
    expect(await open(page, '/profile')).toMatchObject({ to: '/settings' })
    expect(await open(page, '/login')).toMatchObject({ to: '/settings' })
  })
})
