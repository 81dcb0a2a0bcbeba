import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { profileGapsOf } from '../../machines/onboarding/set-up.ts'
import { newMember, settledMember } from '../../machines/samples.ts'
import { ProfileScreen } from '../../src/screens/profile/profile-screen.tsx'
import { profileMemberOf } from '../../src/screens/profile/view-props.ts'

const links = {
  editProfile: <a href="/edit-profile">.</a>,
  updatePreferences: <a href="/update-preferences">.</a>,
}

const show = (member = settledMember) =>
  render(
    <ProfileScreen
      state="ready"
      member={profileMemberOf(member, profileGapsOf(member))}
      links={links}
    />,
  )

const complete = {
  profileImage: 'https://pictures.example/1',
  location: {
    type: 'Point' as const,
    coordinates: [-9.14, 38.72] as [number, number],
    address: 'Lisbon, Portugal',
    city: 'Lisbon',
  },
}

describe('the profile screen', () => {
  test('shows the name as its heading, and the address of the location (spec 2.102, 2.103)', () => {
    show()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Maya Lindqvist')
    expect(screen.getByText('Rua da Rosa, Lisboa, Portugal').tagName).toBe('BDI')
  })

  test('shows Unknown without a location and User without a name (spec 2.104)', () => {
    show({ ...newMember, name: ' ', firstName: '', lastName: '' })
    expect(screen.getByText('Unknown').textContent).toBe('Unknown')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('User')
  })

  test('shows Unknown for a location and User for a name that nobody can see', () => {
    const location = { type: 'Point' as const, coordinates: [0, 0] as [number, number] }
    show({
      ...newMember,
      name: '\u200b\u202a',
      location: { ...location, address: '\u200b', city: '' },
    })
    expect(screen.getByText('Unknown').textContent).toBe('Unknown')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('User')
  })

  test('joins first and last name if the record has no full name', () => {
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

  test('links only the interests tile, to /update-preferences (spec 2.105, 2.109)', () => {
    show({ ...settledMember, ...complete })
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

  test('says that the set-up is done, with one link to what is missing', () => {
    show({ ...settledMember, profileImage: '', location: null })
    expect(screen.getByRole('main').textContent).toContain('You’re all set.')
    const link = screen.getByRole('link', { name: 'Add a photo and your place' })
    expect(link.getAttribute('href')).toBe('/edit-profile')
  })

  test('says nothing about the set-up once nothing is missing', () => {
    show({ ...settledMember, ...complete })
    expect(screen.getByRole('main').textContent).not.toContain('all set')
  })

  test('has four quick-access cards, which are not interactive (spec 1.14, 1.15, 1.16, 1.17, 1.18, 2.110)', () => {
    show()
    const cards = screen.getByRole('region', { name: 'Quick access' })
    const headings = within(cards).getAllByRole('heading', { level: 3 })
    expect(headings.map((it) => it.textContent)).toEqual([
      'Chat',
      'Event History',
      'AI Event Planner',
      'Contact Management',
    ])
    expect(cards.textContent).toContain('voice')
    expect(cards.querySelectorAll('a, button, [role], [tabindex]')).toHaveLength(0)
    expect(screen.queryAllByRole('button')).toEqual([])
  })

  test('shows the default picture if the member’s picture does not load (spec 2.17, 2.101)', () => {
    const view = show({ ...settledMember, profileImage: 'https://pictures.example/gone.png' })
    const picture = view.container.querySelector('img')
    expect(picture?.getAttribute('src')).toBe('https://pictures.example/gone.png')
    if (picture) fireEvent.error(picture)
    expect(view.container.querySelector('img')?.getAttribute('src')).toBe('/default-avatar.svg')
  })

  test('shows a loading text, and the tiles without numbers and links (spec 2.111)', () => {
    render(<ProfileScreen state="loading" />)
    expect(screen.getByRole('status').textContent).toBe('Loading profile...')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Profile')
    for (const label of ['Events attended', 'Connections', 'Interests']) {
      expect(screen.getByText(label).parentElement?.textContent?.trim()).toBe(label)
    }
    expect(screen.queryAllByRole('link')).toEqual([])
    expect(screen.queryAllByRole('img')).toEqual([])
  })
})
