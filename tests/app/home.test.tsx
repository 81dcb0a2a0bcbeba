import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, onTestFinished } from 'vitest'
import { completeFontsId } from '../../src/app/prerendered.ts'
import { logIn, openSite, press } from './open-site.tsx'

const headline = async () => (await screen.findByRole('heading', { level: 1 })).textContent

describe('the landing page', () => {
  it('greets a new member after the interests, and leads to the profile (spec 4.10)', async () => {
    const { path } = await openSite({ at: '/preferences', member: { interests: [] } })
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Hiking' }))
    await press('Confirm & next')
    await waitFor(() => expect(path()).toBe('/'))
    expect((await screen.findByRole('heading', { name: 'Hello, Maya.' })).tagName).toBe('H1')
    fireEvent.click(screen.getByRole('link', { name: 'Go to your profile' }))
    await waitFor(() => expect(path()).toBe('/profile'))
  })

  it('keeps the download link, the marquee and the other panels for a member (spec 2.29)', async () => {
    await openSite({ at: '/', member: {} })
    await screen.findByRole('heading', { name: 'Hello, Maya.' })
    expect(screen.getByRole('link', { name: 'Download the App' }).getAttribute('href')).toBe(
      '#download',
    )
    expect(screen.getAllByText('AI SCHEDULING').length).toBeGreaterThan(0)
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3)
  })

  it.each([
    { firstName: '', greeting: 'Good to see you.' },
    { firstName: 'Wolfeschlegelstein', greeting: 'Hello, Wolfeschlegelstein.' },
    { firstName: 'Wolfe '.repeat(12).trim(), greeting: `Hello, ${'Wolfe '.repeat(12).trim()}.` },
  ])('greets a member whose first name is “$firstName”', async ({ firstName, greeting }) => {
    await openSite({ at: '/', member: { firstName, name: '' } })
    await screen.findByRole('heading', { name: greeting })
  })

  it('says why the record of a member could not be loaded, and loads it on Retry', async () => {
    await openSite({
      at: '/',
      member: {},
      before: ({ memberApi }) => memberApi.controls.fail('me', { kind: 'timed out' }),
    })
    const problem = await screen.findByRole('alert')
    expect(problem.textContent).toBe('Error: That took too long. Please try again.')
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByRole('link', { name: 'Go to your profile' })
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it('adds no history entry for a panel', async () => {
    const { app, router } = await openSite({ at: '/', member: {} })
    await screen.findByRole('heading', { name: 'Hello, Maya.' })
    const entries = router.history.length
    const page = app.pageHost.getSnapshot().context.current?.id ?? ''
    act(() => app.root.system.get(page)?.send({ type: 'panel came into view', panel: 3 }))
    await waitFor(() => expect(router.latestLocation.hash).toBe('download'))
    expect(router.history.length).toBe(entries)
  })

  it('is the page of visitors again after Logout (spec 2.16, 4.45, 4.51)', async () => {
    const { app, path, router } = await openSite({ at: '/', member: {} })
    await screen.findByRole('heading', { name: 'Hello, Maya.' })
    act(() => app.session.send({ type: 'logout requested' }))
    await waitFor(() => expect(path()).toBe('/login'))
    await act(() => router.navigate({ to: '/' }))
    expect(await headline()).toBe('Give your plans something to climb.')
    expect(screen.queryByRole('link', { name: 'Go to your profile' })).toBeNull()
  })
})

describe('while the account is being deleted', () => {
  const openDeleting = (at: string) =>
    openSite({
      at,
      member: {},
      through: (services) => {
        services.storage.writeDeletion({ uid: 'uid-1', step: 'identity' })
        return services
      },
    })

  it('the landing page says so after a reload, and offers only to finish it or to log out', async () => {
    const { path } = await openDeleting('/')
    expect(await headline()).toBe('Your account is being deleted.')
    // The record is not loaded, so nothing of it is promised.
    expect(screen.queryByRole('region', { name: 'Your trellis' })).toBeNull()
    expect(screen.queryByRole('img', { name: /calendar/ })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Go to your profile' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Settings' })).toBeNull()
    fireEvent.click(screen.getByRole('link', { name: 'Finish deleting' }))
    await waitFor(() => expect(path()).toBe('/settings'))
    await screen.findByRole('button', { name: 'Finish deleting' })
  })

  it.each(['/', '/settings'])(
    'Logout on %s leads to /login, and the next login to /settings',
    async (at) => {
      const { path, store } = await openDeleting(at)
      await press('Logout')
      await waitFor(() => expect(path()).toBe('/login'))
      expect(store.session.isLoggedIn).toBe(false)
      await logIn()
      await waitFor(() => expect(path()).toBe('/settings'))
      await screen.findByRole('button', { name: 'Finish deleting' })
    },
  )

  it('by another device, /settings offers to finish it at once', async () => {
    const { app } = await openSite({ at: '/settings', member: {} })
    await screen.findByRole('button', { name: /^Delete Account/ })
    act(() => app.session.send({ type: 'deletion found' }))
    await screen.findByRole('button', { name: 'Finish deleting' })
    expect(screen.queryByRole('button', { name: /^Delete Account/ })).toBeNull()
  })

  it('the account menu contains only Logout', async () => {
    await openDeleting('/settings')
    await userEvent.click(await screen.findByRole('button', { name: /Account menu$/ }))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map((item) => item.textContent)).toEqual(['Logout'])
  })
})

it('the site’s first page makes the fonts with further characters available', async () => {
  const fonts = document.createElement('style')
  fonts.id = completeFontsId
  fonts.media = 'print'
  document.head.append(fonts)
  onTestFinished(() => fonts.remove())
  await openSite({ at: '/profile', member: { name: 'Ünal' } })
  await waitFor(() => expect(fonts.media).toBe('all'))
})

describe('the profile', () => {
  it('says that the cards of Quick access are in the app', async () => {
    await openSite({ at: '/profile', member: {} })
    const heading = await screen.findByRole('heading', { name: 'Quick access' })
    expect(heading.closest('section')?.textContent).toContain('in the Trellis app')
  })
})
