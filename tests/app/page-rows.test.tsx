import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { setViewport } from '../design/support/viewport.ts'
import { maya, openSite, press, type } from './open-site.tsx'
import { member, type Opening, pages, type Row } from './page-elements.ts'

const expectRows = async (rows: readonly Row[]) => {
  for (const [role, name, attributes = {}] of rows) {
    const element =
      role === 'label'
        ? await screen.findByLabelText(name)
        : await screen.findByRole(role, { name })
    for (const [attribute, value] of Object.entries(attributes))
      expect([name, attribute, element.getAttribute(attribute)]).toEqual([name, attribute, value])
  }
}

describe('a page', () => {
  it.each(pages)('%s', async (_title, opening, rows) => {
    await openSite(opening)
    await expectRows(rows)
  })
})

const isDisabled = (element: Element) =>
  element.hasAttribute('disabled') || element.getAttribute('aria-disabled') === 'true'

describe('a busy button', () => {
  it('of /login reads “Logging in...” and sends nothing again (spec 2.50)', async () => {
    const { identity } = await openSite({ at: '/login' })
    const held = identity.controls.hold('signIn')
    await type('Username or email', maya.email)
    await type('Password', maya.password)
    await press('Login')
    expect(isDisabled(await screen.findByRole('button', { name: 'Logging in...' }))).toBe(true)
    await held.arrived
    await userEvent.type(screen.getByLabelText('Password'), '{Enter}')
    expect(identity.controls.count('signIn')).toBe(1)
  })

  it('of /signup reads “Creating account...” and sends nothing again (spec 2.65) (fault 27)', async () => {
    const { identity } = await openSite({ at: '/signup' })
    const held = identity.controls.hold('signUp')
    for (const label of ['First name', 'Username']) await type(label, 'ines')
    await type('Email', 'ines@ferreira.example')
    for (const label of ['Password', 'Confirm password']) await type(label, 'vine-and-lattice-7')
    await press('Sign Up')
    const button = await screen.findByRole('button', { name: 'Creating account...' })
    expect(isDisabled(button)).toBe(true)
    await held.arrived
    await userEvent.type(screen.getByLabelText('Confirm password'), '{Enter}')
    expect(identity.controls.count('signUp')).toBe(1)
  })
})

describe('/signup', () => {
  it('shows and hides each password separately (spec 2.59)', async () => {
    await openSite({ at: '/signup' })
    await press('Show confirmation password')
    expect(screen.getByLabelText('Confirm password').getAttribute('type')).toBe('text')
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password')
    await press('Hide confirmation password')
    expect(screen.getByLabelText('Confirm password').getAttribute('type')).toBe('password')
  })
})

describe('/verify-email', () => {
  it('shows the email, the inbox and the spam folder (spec 2.66, 2.67, 2.68)', async () => {
    await openSite({ at: '/verify-email', awaiting: true })
    const main = await screen.findByRole('main')
    await waitFor(() => expect(main.querySelector('bdi')?.textContent).toBe(maya.email))
    expect(main.textContent).toContain('inbox')
    expect(main.textContent).toContain('spam folder')
  })

  it('counts down in its resend button (spec 2.71)', async () => {
    const { service } = await openSite({ at: '/verify-email', awaiting: true })
    await press('Resend Verification Email')
    const name = /^Resend Verification Email \(60\ss\)$/
    fireEvent.click(await screen.findByRole('button', { name }))
    expect(service.emails).toHaveLength(1)
  })
})

describe('the picture', () => {
  it.each([
    ['/profile-completion', { interests: [] }],
    ['/edit-profile', member],
  ])('of %s is a JPEG or PNG (spec 2.90, 2.115, 5.19, 9.15)', async (at, record) => {
    await openSite({ at, member: record })
    await screen.findByRole('group', { name: 'Profile photo' })
    expect(document.querySelector('input[type="file"]')?.getAttribute('accept')).toBe(
      'image/jpeg,image/png',
    )
  })

  it('of /edit-profile has a hint (spec 2.117, 9.16)', async () => {
    await openSite({ at: '/edit-profile', member })
    const group = await screen.findByRole('group', { name: 'Profile photo' })
    within(group).getByText('At least 800x800 px recommended, JPG or PNG.')
    expect(screen.queryByRole('button', { name: 'Remove Picture' })).toBeNull()
  })
})

/** The names in the order of the specification (section 3). */
const specified =
  'Language Exchange, Startup Events, Dance, Open Mics, Karaoke, Beach Walks, Horse Riding, Wine Tasting, Thrift Markets, DIY Crafts, Fitness, Stargazing, Local Festivals, Movie Nights, Poetry Slams, Tech Meetups, Book Clubs, Co-working Cafes, Volunteering, Magic Shows, Boat Rides, Hackathons, Handmade Shopping, Music Instruments, Hiking, Coffee Shops, Coding, Live Music, Street Food, Yoga, Museums, Escape Rooms, Fine Dining, Bookstores, Thrift Shopping, Spa, VR Experiences, Theatre, Art Galleries, Board Games, Bowling, Camping, Wildlife Parks, Ziplining, Malls, Photography, Gaming Arcades, Go-Karting, Food Trucks, Painting, Meditation, Cooking, Nightlife'

describe('the interests', () => {
  it('are the 53 names of the specification, each with an icon of its own (spec 3.51, 3.53, 3.54, 3.57, 9.14)', async () => {
    await openSite({ at: '/preferences', member: { interests: [] } })
    const chips = await screen.findAllByRole('checkbox')
    expect(chips.map((chip) => chip.textContent)).toEqual(specified.split(', '))
    const icons = chips.map((chip) => chip.querySelector('svg path')?.getAttribute('d'))
    expect(new Set(icons).size).toBe(53)
  })
})

describe('/profile', () => {
  const openProfile = async (record: NonNullable<Opening['member']>) => {
    await openSite({ at: '/profile', member: record })
    await screen.findByRole('region', { name: 'Quick access' })
    return screen.getByRole('main')
  }

  it('shows avatar, name and address, and counts events, friends and interests (spec 2.101, 2.102, 2.103, 2.105, 2.106, 2.107, 2.108)', async () => {
    const location = { type: 'Point' as const, coordinates: [0, 0] as [number, number], city: '' }
    const main = await openProfile({
      ...{ events: ['e1', 'e2', 'e3'], friends: ['f1'], interests: ['Hiking', 'Yoga'] },
      location: { ...location, address: 'Rua da Rosa, Lisboa' },
      profileImage: 'https://pictures.example/1',
    })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Maya Lindqvist')
    expect(main.querySelector('img')?.getAttribute('src')).toBe('https://pictures.example/1')
    within(main).getByText('Rua da Rosa, Lisboa')
    const edit = screen.getByRole('link', { name: 'Edit Profile' })
    expect(edit.getAttribute('href')).toBe('/edit-profile')
    const content = main.textContent?.replace(/\s+/g, ' ')
    for (const tile of [/3 ?Events attended/, /1 ?Connections/, /2 ?Interests/])
      expect(content).toMatch(tile)
  })

  it.each(['', '\u200b'])(
    'shows Unknown without an address: “%s” (spec 2.104)',
    async (address) => {
      const location = { type: 'Point' as const, coordinates: [0, 0] as [number, number], city: '' }
      const main = await openProfile({ interests: ['Yoga'], location: { ...location, address } })
      within(main).getByText('Unknown')
    },
  )

  it('has four quick-access cards, which are not interactive (spec 1.14, 1.15, 1.16, 1.17, 1.18, 2.110)', async () => {
    await openProfile(member)
    const cards = screen.getByRole('region', { name: 'Quick access' })
    const headings = within(cards).getAllByRole('heading', { level: 3 })
    expect(headings.map((heading) => heading.textContent)).toEqual([
      ...['Chat', 'Event History', 'AI Event Planner', 'Contact Management'],
    ])
    expect(cards.textContent).toContain('voice')
    expect(cards.querySelectorAll('a, button, [role], [tabindex]')).toHaveLength(0)
  })
})

describe('the report', () => {
  it('has a placeholder and two buttons, and is not sent twice (spec 2.136, 2.137, 2.138, 2.139, 2.140, 2.142)', async () => {
    const { memberApi } = await openSite({ at: '/settings', member })
    await press('Report An Issue')
    const field = await screen.findByRole('textbox', { name: 'Description' })
    expect(field.getAttribute('placeholder')).toMatch(/went wrong.*steps to reproduce/)
    await press('Cancel')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press('Report An Issue')
    await type('Description', 'The map stays grey.')
    const report = memberApi.controls.hold('reportBug')
    await press('Submit')
    await report.arrived
    const busy = await screen.findByRole('button', { name: 'Submitting...' })
    expect(isDisabled(busy)).toBe(true)
    fireEvent.click(busy)
    report.release()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(memberApi.controls.count('reportBug')).toBe(1)
  })
})

describe('the account menu', () => {
  afterEach(() => setViewport(1024))

  it.each([
    [1280, ['Profile', 'Logout']],
    [390, ['Profile', 'Settings', 'Logout']],
  ])('%i px wide contains %j (spec 2.11, 2.13, 2.14, 2.15)', async (width, names) => {
    setViewport(width)
    await openSite({ at: '/profile', member })
    await userEvent.click(await screen.findByRole('button', { name: /Account menu$/ }))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map((item) => item.textContent)).toEqual(names)
    expect(screen.queryAllByRole('link', { name: 'Settings', hidden: true })).toHaveLength(
      width < 400 ? 0 : 1,
    )
  })
})
