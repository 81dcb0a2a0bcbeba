import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { idleSettings, links } from '../../lab/previews/idle-page.tsx'
import { profileGapsOf } from '../../machines/onboarding/set-up.ts'
import { newMember, settledMember } from '../../machines/samples.ts'
import { ProfileScreen } from '../../src/screens/profile/profile-screen.tsx'
import { profileMemberOf } from '../../src/screens/profile/view-props.ts'
import { SettingsScreen } from '../../src/screens/settings/settings-screen.tsx'
import type { SettingsScreenProps } from '../../src/screens/settings/view-props.ts'
import { descriptionOf } from './support/described-by.ts'
import { isDisabled } from './support/expect-state.ts'

const button = (name: string) => screen.getByRole('button', { name })
const settingsProps = (changes: Partial<SettingsScreenProps>): SettingsScreenProps => ({
  ...idleSettings,
  ...changes,
})

describe('/settings', () => {
  test('describes its four actions', () => {
    render(<SettingsScreen {...idleSettings} />)
    const list = screen.getByRole('list', { name: 'Privacy & Permissions' })
    expect([...list.querySelectorAll('button, a')].map(descriptionOf)).toEqual([
      'Tell us what went wrong',
      'Copies support@trellis.example to your clipboard',
      'Opens in a new tab',
      'Removes your account and everything in it',
    ])
  })

  test('shows the support email selected if the clipboard fails', () => {
    render(<SettingsScreen {...settingsProps({ contact: { busy: false, manualCopy: true } })} />)
    screen.getByText('Please email us at: support@trellis.example')
    expect(String(getSelection())).toBe('support@trellis.example')
  })

  test('lists the ways to log in, each with its email, which can break', () => {
    const signInMethods = [
      { authType: 'local', email: 'maya@lindqvist.example' },
      { authType: 'apple', email: null },
    ] as const
    render(<SettingsScreen {...settingsProps({ signInMethods })} />)
    const list = screen.getByRole('list', { name: 'Ways to log in' })
    const items = within(list).getAllByRole('listitem')
    expect(items.map((item) => item.textContent)).toEqual([
      'Passwordmaya@lindqvist.example',
      'AppleShares no email address',
    ])
    const breaks = [...list.querySelectorAll('wbr')].map(
      (wbr) => wbr.previousElementSibling?.textContent,
    )
    expect(breaks).toEqual(['maya@', 'lindqvist'])
  })

  test.each([
    [{}, false, 'We’ll email a link to maya@lindqvist.example'],
    [{ busy: true }, true, 'We’ll email a link to maya@lindqvist.example'],
    [
      { coolingDown: true },
      true,
      'We’ve emailed a link to maya@lindqvist.example. You can request another one in a minute.',
    ],
  ])('offers to change the password: %o', (state, disabled, description) => {
    const password = { email: 'maya@lindqvist.example', busy: false, coolingDown: false, ...state }
    const view = render(<SettingsScreen {...settingsProps({ password })} />)
    expect(isDisabled(button('Change Password'))).toBe(disabled)
    expect(descriptionOf(button('Change Password'))).toBe(description)
    view.rerender(<SettingsScreen {...settingsProps({ password: null })} />)
    expect(screen.queryByRole('button', { name: 'Change Password' })).toBeNull()
  })
})

describe('/profile', () => {
  const show = (member = settledMember) =>
    render(
      <ProfileScreen
        state="ready"
        member={profileMemberOf(member, profileGapsOf(member))}
        links={links}
      />,
    )

  test('shows Unknown for a location and User for a name that no one can see', () => {
    const location = { type: 'Point' as const, coordinates: [0, 0] as [number, number] }
    show({
      ...newMember,
      name: '\u200b\u202a',
      location: { ...location, address: '\u200b', city: '' },
    })
    expect(screen.getByText('Unknown').textContent).toBe('Unknown')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('User')
  })

  test('says that the set-up is done, with one link to what is missing', () => {
    show({ ...settledMember, profileImage: '', location: null })
    expect(screen.getByRole('main').textContent).toContain('You’re all set.')
    screen.getByRole('link', { name: 'Add a photo and your place' })
  })

  test('shows the default picture if the member’s picture does not load (spec 2.17, 2.101)', () => {
    const view = show({ ...settledMember, profileImage: 'https://pictures.example/gone.png' })
    const picture = view.container.querySelector('img')
    expect(picture?.getAttribute('src')).toBe('https://pictures.example/gone.png')
    if (picture) fireEvent.error(picture)
    expect(view.container.querySelector('img')?.getAttribute('src')).toBe('/default-avatar.svg')
  })

  test('shows a loading text, and the tiles without numbers and links', () => {
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
