import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { newMember, settledMember } from '../../machines/model/samples.ts'
import { ProfileScreen } from '../../src/screens/profile/profile-screen.tsx'
import { profileMemberOf } from '../../src/screens/profile/props-of.ts'

const links = {
  editProfile: <a href="/edit-profile">.</a>,
  updatePreferences: <a href="/update-preferences">.</a>,
}

const show = (member = settledMember) =>
  render(<ProfileScreen state="ready" member={profileMemberOf(member)} links={links} />)

describe('the profile screen', () => {
  test('shows the name as its heading, and the location’s address (spec 2.102, 2.103)', () => {
    show()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Maya Lindqvist')
    expect(screen.getByText('Rua da Rosa, Lisboa, Portugal').tagName).toBe('BDI')
  })

  test('says Unknown where there is no location, and User where there is no name (spec 2.104)', () => {
    show({ ...newMember, name: ' ', firstName: '', lastName: '' })
    expect(screen.getByText('Unknown').textContent).toBe('Unknown')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('User')
  })

  test('puts first and last name together where the record has no full name', () => {
    expect(profileMemberOf({ ...newMember, name: '' }).name).toBe('Maya Lindqvist')
  })

  test('counts events, friends and interests (spec 2.106, 2.107, 2.108)', () => {
    show({
      ...settledMember,
      events: [{}, {}, {}],
      friends: [{}],
      interests: ['Hiking', 'Live Music'],
    })
    const page = screen.getByRole('main').textContent?.replace(/\s+/g, ' ')
    expect(page).toMatch(/3 ?Events attended/)
    expect(page).toMatch(/1 ?Connections/)
    expect(page).toMatch(/2 ?Interests/)
  })

  test('leads from the interests tile to /update-preferences, and from no other tile (spec 2.105, 2.109)', () => {
    show()
    expect(screen.getAllByRole('link').map((link) => [link.getAttribute('href')].join())).toEqual([
      '/edit-profile',
      '/update-preferences',
    ])
    expect(screen.getByRole('link', { name: 'Edit Profile' }).getAttribute('href')).toBe(
      '/edit-profile',
    )
    expect(screen.getByRole('link', { name: /Interests/ }).getAttribute('href')).toBe(
      '/update-preferences',
    )
  })

  test('names the four quick-access cards, none of which pretends to be a button (spec 1.14, 1.15, 1.16, 1.17, 1.18, 2.110)', () => {
    show()
    expect(screen.getAllByRole('heading', { level: 3 }).map((it) => it.textContent)).toEqual([
      'Chat',
      'Event History',
      'AI Event Planner',
      'Contact Management',
    ])
    expect(screen.getByRole('region', { name: 'Quick access' }).textContent).toContain('voice')
    expect(screen.queryAllByRole('button')).toEqual([])
  })

  test('falls back to the default picture when the member’s own does not load (spec 2.17, 2.101)', () => {
    const view = show({ ...settledMember, profileImage: 'https://pictures.example/gone.png' })
    const picture = view.container.querySelector('img')
    expect(picture?.getAttribute('src')).toBe('https://pictures.example/gone.png')
    if (picture) fireEvent.error(picture)
    expect(view.container.querySelector('img')?.getAttribute('src')).toBe('/default-avatar.svg')
  })

  test('says what it waits for while loading (spec 2.111)', () => {
    render(<ProfileScreen state="loading" />)
    expect(screen.getByText('Loading profile...').textContent).toBe('Loading profile...')
    expect(screen.queryByRole('heading')).toBeNull()
  })

  test('says what went wrong and tries again on request (spec 2.112)', async () => {
    const onRetry = vi.fn()
    render(<ProfileScreen state="failed" message="timed out" onRetry={onRetry} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Error: timed out')
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })
})
