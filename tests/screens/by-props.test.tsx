import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  idleLogin,
  idleSettings,
  idleSignUp,
  idleVerification,
  links,
} from '../../lab/previews/idle-page.tsx'
import { profileGapsOf } from '../../machines/onboarding/set-up.ts'
import { newMember, settledMember } from '../../machines/samples.ts'
import { LoginScreen } from '../../src/screens/login/login-screen.tsx'
import { ProfileScreen } from '../../src/screens/profile/profile-screen.tsx'
import { profileMemberOf } from '../../src/screens/profile/view-props.ts'
import { SettingsScreen } from '../../src/screens/settings/settings-screen.tsx'
import { AccountMenu } from '../../src/screens/shell/account-menu.tsx'
import { SignUpScreen } from '../../src/screens/sign-up/sign-up-screen.tsx'
import { VerifyEmailScreen } from '../../src/screens/verify-email/verify-email-screen.tsx'
import type { VerifyEmailScreenProps } from '../../src/screens/verify-email/view-props.ts'
import { setViewport } from '../design/support/viewport.ts'
import { descriptionOf } from './support/described-by.ts'
import { isDisabled } from './support/expect-state.ts'

/* What the machines do not decide. The walks check the states of the screens, and view-props.test.ts their props. */

const mainText = () => screen.getByRole('main').textContent ?? ''

describe('/login', () => {
  test('does not submit with the Enter that ends a composition, and submits beside an open window (fault 110)', async () => {
    const onSubmit = vi.fn()
    const social = { busy: 'apple', popupOpen: true } as const
    render(<LoginScreen {...idleLogin} identifier="真央" social={social} onSubmit={onSubmit} />)
    const field = screen.getByRole('textbox', { name: 'Username or email' })
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true, keyCode: 229 })
    fireEvent.keyUp(field, { key: 'Enter', isComposing: true, keyCode: 229 })
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.type(field, '{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
    expect(screen.getAllByText(/^Please continue/).map((text) => text.textContent)).toEqual([
      'Please continue in the Apple window.',
    ])
  })

  test('reminds of Google and Apple after wrong credentials, and only then', () => {
    const reminder = () => screen.queryByText(/^If you signed up with Google or Apple/)
    const view = render(<LoginScreen {...idleLogin} />)
    expect(reminder()).toBeNull()
    view.rerender(<LoginScreen {...idleLogin} wrongCredentials />)
    expect(reminder()).not.toBeNull()
  })

  test('says in an in-app browser how to log in, and blocks nothing', () => {
    render(<LoginScreen {...idleLogin} social={{ busy: null, popupOpen: false, inApp: true }} />)
    const hint = screen.getByText(/open this page in your browser or use your email/)
    expect(hint.closest('[data-tone]')?.getAttribute('data-tone')).toBe('info')
    expect(isDisabled(screen.getByRole('button', { name: 'Login with Google' }))).toBe(false)
  })
})

describe('/signup', () => {
  const values = { ...idleSignUp.values, email: 'maya@gmial.com' }

  test('counts the characters that the password lacks, and says when two valid ones match', () => {
    const describedWith = (password: string, confirmPassword = password) => {
      const typed = { ...values, password, confirmPassword }
      const view = render(<SignUpScreen {...idleSignUp} values={typed} />)
      const labels = ['Password', 'Confirm password']
      const texts = labels.map((label) => descriptionOf(screen.getByLabelText(label)))
      view.unmount()
      return texts
    }
    expect(describedWith('')).toEqual(['At least 6 characters', ''])
    expect(describedWith('swee')).toEqual(['2 more characters', ''])
    expect(describedWith('sweet-')).toEqual(['Long enough', 'Passwords match'])
    expect(describedWith('sweet-', 'sweet')).toEqual(['Long enough', ''])
  })

  test('asks about an email that looks like a typo, and returns to the field when it is accepted', async () => {
    const onField = vi.fn()
    const onEmailLeft = vi.fn()
    const props = { ...idleSignUp, values, onField, onEmailLeft }
    const view = render(<SignUpScreen {...props} />)
    const field = screen.getByLabelText('Email')
    await userEvent.click(field)
    expect(onEmailLeft).not.toHaveBeenCalled()
    await userEvent.tab()
    expect(onEmailLeft).toHaveBeenCalledOnce()
    view.rerender(<SignUpScreen {...props} suggestedEmail="maya@gmail.com" />)
    await userEvent.click(screen.getByRole('button', { name: 'maya@gmail.com?' }))
    expect(onField).toHaveBeenCalledWith('email', { text: 'maya@gmail.com', unreadable: false })
    view.rerender(<SignUpScreen {...props} />)
    expect(document.activeElement).toBe(field)
    expect(screen.queryByText('Did you mean')).toBeNull()
  })

  test('does not move the focus while the visitor continues typing', async () => {
    const props = { ...idleSignUp, problems: { username: 'Please choose a username' } }
    const view = render(<SignUpScreen {...props} />)
    await userEvent.click(screen.getByLabelText('Phone'))
    view.rerender(<SignUpScreen {...props} values={{ ...values, phone: '+4' }} />)
    expect(document.activeElement).toBe(screen.getByLabelText('Phone'))
  })
})

describe('/verify-email', () => {
  const usedLink = /link say it’s already been used\? .* log in/
  const movesOn = 'This page moves on by itself once you’ve opened the link.'

  test.each<[string, Partial<VerifyEmailScreenProps>, boolean, boolean, string | null]>([
    ['it waits', {}, false, true, null],
    ['it withdraws', { stopped: true, withdrawing: true }, true, false, null],
    ['a check finds no link', { message: 'not verified yet' }, true, true, null],
    ['a check fails', { message: 'check failed' }, true, true, null],
    ['another email was sent', { message: 'sent' }, false, true, null],
    ['no email was sent', { unsent: true }, false, false, null],
    ['the email is verified', { verified: true }, false, false, 'Taking you to your interests...'],
    [
      'the checks have stopped',
      { stopped: true, checksDone: 30 },
      ...([true, false] as const),
      "We’ve stopped checking. Once you’ve opened the link, press “I've Verified My Email”.",
    ],
  ])(
    'says what to do and what happens by itself when %s',
    (_when, changes, isInTrouble, isMoving, caption) => {
      render(<VerifyEmailScreen {...idleVerification} {...changes} />)
      expect(usedLink.test(mainText())).toBe(isInTrouble)
      const hasMessage = changes.message !== undefined
      if (!hasMessage) expect(mainText().includes(movesOn)).toBe(isMoving)
      if (caption !== null) expect(screen.getByText(caption).textContent).toBe(caption)
      else expect(screen.queryByText(/check(ing)? (in|now)|stopped/i)).toBeNull()
    },
  )

  test('emphasises the next step: another email if none was sent, otherwise the check', () => {
    const classOf = (name: string) => screen.getByRole('button', { name }).className
    const classes = () => ["I've Verified My Email", 'Resend Verification Email'].map(classOf)
    const view = render(<VerifyEmailScreen {...idleVerification} />)
    const [primary, secondary] = classes()
    expect(primary).not.toBe(secondary)
    view.rerender(<VerifyEmailScreen {...idleVerification} unsent />)
    expect(classes()).toEqual([secondary, primary])
  })

  test('links to the mail of a known provider in a new tab, until the email is verified', () => {
    const props = { ...idleVerification, email: 'maya@gmail.com' }
    const view = render(<VerifyEmailScreen {...props} />)
    const link = screen.getByRole('link', { name: 'Open Gmail' })
    expect(link.getAttribute('href')).toBe('https://mail.google.com/')
    expect(link.getAttribute('target')).toBe('_blank')
    for (const other of [{ ...props, verified: true }, idleVerification]) {
      view.rerender(<VerifyEmailScreen {...other} />)
      expect(screen.queryByRole('link')).toBeNull()
    }
  })

  test('announces the result of a press, and neither seconds nor checks', () => {
    const announced = () =>
      [...document.querySelectorAll('[role="status"], [role="alert"], [aria-live="polite"]')]
        .map((region) => region.textContent)
        .join('')
    const view = render(<VerifyEmailScreen {...idleVerification} checksDone={8} />)
    expect(announced()).toBe('')
    view.rerender(<VerifyEmailScreen {...idleVerification} message="check failed" />)
    expect(announced()).toBe('Failed to check verification status. Please try again.')
  })
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
    render(<SettingsScreen {...idleSettings} contact={{ busy: false, manualCopy: true }} />)
    screen.getByText('Please email us at: support@trellis.example')
    expect(String(getSelection())).toBe('support@trellis.example')
  })

  test('lists the ways to log in, each with its email, which can break', () => {
    const signInMethods = [
      { authType: 'local', email: 'maya@lindqvist.example' },
      { authType: 'apple', email: null },
    ] as const
    render(<SettingsScreen {...idleSettings} signInMethods={signInMethods} />)
    const list = screen.getByRole('list', { name: 'Ways to log in' })
    const items = within(list).getAllByRole('listitem')
    expect(items.map((item) => item.textContent)).toEqual([
      'Change PasswordWe’ll email a link to maya@lindqvist.example',
      'AppleShares no email address',
    ])
    expect([...list.querySelectorAll('wbr')].map((it) => it.previousSibling?.textContent)).toEqual([
      ...['maya@', 'lindqvist'],
    ])
  })

  test.each([
    [{ busy: false, coolingDown: false }, false, /^We’ll email a link to maya@/],
    [{ busy: true, coolingDown: false }, true, /^We’ll email a link to maya@/],
    [{ busy: false, coolingDown: true }, true, /^We’ve emailed .* another one in a minute\.$/],
  ])('offers to change the password: %o', (state, disabled, description) => {
    const name = 'Change Password'
    const email = 'maya@lindqvist.example'
    const view = render(<SettingsScreen {...idleSettings} password={{ email, ...state }} />)
    expect(isDisabled(screen.getByRole('button', { name }))).toBe(disabled)
    expect(descriptionOf(screen.getByRole('button', { name }))).toMatch(description)
    view.rerender(<SettingsScreen {...idleSettings} password={null} />)
    expect(screen.queryByRole('button', { name })).toBeNull()
  })
})

describe('/profile', () => {
  const picture = 'https://pictures.example/maya.png'
  const show = (member = settledMember) => {
    const props = profileMemberOf(member, profileGapsOf(member))
    return render(<ProfileScreen state="ready" member={props} links={links} />)
  }

  test('shows Unknown for a location and User for a name that no one can see', () => {
    const location = { type: 'Point' as const, coordinates: [0, 0] as [number, number] }
    const invisible = { ...location, address: '\u200b', city: '' }
    show({ ...newMember, name: '\u200b\u202a', location: invisible })
    expect(screen.getByText('Unknown').textContent).toBe('Unknown')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('User')
  })

  test.each([
    [{ profileImage: '', location: null }, 'Two things left: a photo, your place.'],
    [{ profileImage: '' }, 'One thing left: a photo.'],
    [{ profileImage: picture, location: null }, 'One thing left: your place.'],
  ])('links what is missing to its field, under the tiles: %o', (missing, sentence) => {
    show({ ...settledMember, ...missing })
    expect(mainText().split(/Interests|Quick access/)[1]).toContain(sentence)
    const links = ['a photo', 'your place'].filter((name) => sentence.includes(name))
    expect(links.filter((name) => screen.queryByRole('link', { name }))).toEqual(links)
  })

  test('draws the trellis in words: the plan card and the interests, as many as fit', () => {
    const interests = Array.from({ length: 14 }, (_, index) => `Interest ${index + 1}`)
    const of = (count: number) => Array.from({ length: count }, () => ({}))
    show({ ...settledMember, interests, events: of(1), friends: of(2) })
    const trellis = within(screen.getByRole('region', { name: 'Your trellis' }))
    trellis.getByText('1 meetup, 2 connections')
    const items = trellis.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(items).toEqual([...interests.slice(0, 12), 'and 2 more'])
  })

  test('lets only the leaf of a new interest grow, when the member comes back', () => {
    const grown = () =>
      [...document.querySelectorAll('li[data-new]')].map(({ textContent }) => textContent)
    show({ ...settledMember, interests: ['Yoga'] }).unmount()
    const second = show({ ...settledMember, interests: ['Yoga', 'Hiking'] })
    expect(grown()).toEqual(['Hiking'])
    second.unmount()
    show({ ...settledMember, interests: ['Yoga', 'Hiking'] })
    expect(grown()).toEqual([])
  })

  test('shows the default picture if the member’s picture does not load (spec 2.17, 2.101)', () => {
    const { container } = show({ ...settledMember, profileImage: 'https://pictures.example/a.png' })
    const picture = () => container.querySelector('img')
    expect(picture()?.getAttribute('src')).toBe('https://pictures.example/a.png')
    fireEvent.error(picture() ?? container)
    expect(picture()?.getAttribute('src')).toBe('/default-avatar.svg')
  })

  test('shows a loading text, and the tiles without numbers and links', () => {
    render(<ProfileScreen state="loading" />)
    expect(screen.getByRole('status').textContent).toBe('Loading profile...')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Profile')
    expect(mainText()).not.toMatch(/\d/)
    expect([...screen.queryAllByRole('link'), ...screen.queryAllByRole('img')]).toEqual([])
  })
})

describe('the account menu', () => {
  afterEach(() => setViewport(1024))

  test.each([
    { width: 1024, items: ['Profile', 'Logout'] },
    { width: 390, items: ['Profile', 'Settings', 'Logout'] },
  ])('contains Settings only where the bar does not: at $width px', async ({ width, items }) => {
    setViewport(width)
    const account = { name: 'Maya', picture: '' }
    const handlers = { onProfile: vi.fn(), onSettings: vi.fn(), onLogout: vi.fn() }
    render(<AccountMenu account={account} settings={links.settings} {...handlers} />)
    expect(screen.queryAllByRole('link', { name: 'Settings' })).toHaveLength(3 - items.length)
    await userEvent.click(screen.getByRole('button', { name: 'Maya Account menu' }))
    const found = await screen.findAllByRole('menuitem')
    expect(found.map(({ textContent }) => textContent)).toEqual(items)
  })
})
