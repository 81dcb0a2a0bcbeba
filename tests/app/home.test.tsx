import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { completeFontsId } from '../../src/app/prerendered.ts'
import { openSite, press } from './open-site.tsx'

const headline = async () => (await screen.findByRole('heading', { level: 1 })).textContent

describe('the landing page', () => {
  it('greets a new member after the interests, and leads to the profile', async () => {
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

  it.each(['', 'Wolfeschlegelsteinhausenbergerdorff'])(
    'greets a member whose first name is “%s” without it',
    async (firstName) => {
      await openSite({ at: '/', member: { firstName, name: '' } })
      await screen.findByRole('heading', { name: 'Good to see you.' })
    },
  )

  it('is the page of visitors again after Logout', async () => {
    const { app, path, router } = await openSite({ at: '/', member: {} })
    await screen.findByRole('heading', { name: 'Hello, Maya.' })
    act(() => app.session.send({ type: 'logout requested' }))
    await waitFor(() => expect(path()).toBe('/login'))
    await act(() => router.navigate({ to: '/' }))
    expect(await headline()).toBe('Give your plans something to climb.')
    expect(screen.queryByRole('link', { name: 'Go to your profile' })).toBeNull()
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
  const bare = 'Every trellis starts out bare.'

  it('of a new member says that meetups and connections will show up', async () => {
    await openSite({ at: '/profile', member: { events: [], friends: [] } })
    await screen.findByRole('heading', { name: 'Quick access' })
    expect(document.body.textContent).toContain(bare)
  })

  it('of a member with a connection does not', async () => {
    await openSite({ at: '/profile', member: { events: [], friends: ['tomas'] } })
    await screen.findByRole('heading', { name: 'Quick access' })
    expect(document.body.textContent).not.toContain(bare)
  })

  it('says that the cards of Quick access are in the app', async () => {
    await openSite({ at: '/profile', member: {} })
    const heading = await screen.findByRole('heading', { name: 'Quick access' })
    expect(heading.closest('section')?.textContent).toContain('in the Trellis app')
  })
})
