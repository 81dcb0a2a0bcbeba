import { act, screen, waitFor } from '@testing-library/react'
import { Profiler } from 'react'
import { describe, expect, it } from 'vitest'
import { loginCopy } from '../../src/copy/login.ts'
import { openSite, press, type, type Wrapper } from './open-site.tsx'

const email = 'maya@lindqvist.example'

/** Opens /forgot-password, navigates to a path, and waits until the router has rendered it. */
const openForgotPassword = async (wrapper?: Wrapper) => {
  const site = await openSite({ at: '/forgot-password', ...(wrapper ? { wrapper } : {}) })
  const { pageHost } = site.app
  await screen.findByLabelText('Email')
  return {
    ...site,
    current: () => pageHost.getSnapshot().context.current,
    navigate: (href: string) => act(() => site.router.navigate({ href })),
  }
}

describe('a page that the page host runs', () => {
  it('has one actor, which is stopped when the router enters another route', async () => {
    const { app, current, navigate } = await openForgotPassword()
    const { id = '' } = current() ?? {}
    const actor = app.pageHost.getSnapshot().children[id]
    expect(current()).toMatchObject({ page: '/forgot-password', ended: false })
    await navigate('/login')
    await screen.findByRole('heading', { name: loginCopy.heading })
    expect(current()).toMatchObject({ page: '/login', ended: false })
    expect(actor?.getSnapshot().status).toBe('stopped')
  })

  it('keeps its actor and the typed text when only the hash changes', async () => {
    const { current, navigate } = await openForgotPassword()
    const before = current()
    await type('Email', email)
    await navigate('/forgot-password#top')
    expect(current()).toEqual(before)
    expect(await screen.findByLabelText('Email')).toHaveProperty('value', email)
  })

  it('is never rendered without its actor after a navigation', async () => {
    const rendered: string[] = []
    const { navigate, path } = await openForgotPassword(({ children }) => (
      <Profiler
        id="site"
        onRender={() =>
          rendered.push(document.querySelector('h1')?.textContent ?? 'a page without a heading')
        }
      >
        {children}
      </Profiler>
    ))
    await navigate('/login')
    await screen.findByRole('heading', { name: loginCopy.heading })
    rendered.length = 0
    await navigate('/forgot-password')
    await screen.findByRole('heading', { name: 'Forgot Password?' })
    expect(path()).toBe('/forgot-password')
    expect(new Set(rendered)).toEqual(new Set([loginCopy.heading, 'Forgot Password?']))
  })

  it('starts with its draft when it is opened again', async () => {
    const { navigate } = await openForgotPassword()
    await type('Email', email)
    await navigate('/login')
    await navigate('/forgot-password')
    expect(await screen.findByLabelText('Email')).toHaveProperty('value', email)
    await press('Send Reset Link')
    await screen.findByText(/^Password reset email sent!/)
    await navigate('/login')
    await navigate('/forgot-password')
    expect(await screen.findByLabelText('Email')).toHaveProperty('value', '')
  })
})

describe('a member page that the page host runs', () => {
  it('is stopped when the session ends', async () => {
    const { app, account, router } = await openSite({ at: '/update-preferences', member: {} })
    const box = await screen.findByRole('checkbox', { name: 'Hiking' })
    act(() => box.click())
    const { version = null } = app.session.getSnapshot().context.member ?? {}
    const key = { form: '/update-preferences', uid: account.uid, version } as const
    expect(app.services.storage.readDraft(key)).not.toBeNull()
    const { current } = app.pageHost.getSnapshot().context
    const actor = app.pageHost.getSnapshot().children[current?.id ?? '']
    act(() => app.session.send({ type: 'session rejected' }))
    await waitFor(() => expect(router.latestLocation.pathname).toBe('/login'))
    expect(actor?.getSnapshot().status).toBe('stopped')
    expect(app.pageHost.getSnapshot().context.current?.page).toBe('/login')
    expect(app.services.storage.readSession().userId).toBeNull()
  })
})
