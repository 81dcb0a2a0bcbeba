import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { PasswordRemoved } from '../../src/screens/shell/password-removed.tsx'
import { Shell, type ShellProps } from '../../src/screens/shell/shell.tsx'
import { setWindowWidth } from './support/window-width.ts'

const props = (changes: Partial<ShellProps> = {}): ShellProps => ({
  bar: 'shown',
  account: null,
  links: {
    home: <a href="/">.</a>,
    signUp: <a href="/signup">.</a>,
    login: <a href="/login">.</a>,
    settings: <a href="/settings">.</a>,
  },
  onProfile: vi.fn(),
  onSettings: vi.fn(),
  onLogout: vi.fn(),
  children: <main>The page</main>,
  ...changes,
})

afterEach(() => setWindowWidth(1024))

const maya = { name: 'Maya Lindqvist', picture: '' }

describe('the top bar', () => {
  test('links a visitor to /, /login and /signup (spec 2.07, 2.08, 2.09)', () => {
    render(<Shell {...props()} />)
    const targets = ['Trellis', 'Login', 'Sign Up'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    )
    expect(targets).toEqual(['/', '/login', '/signup'])
    expect(screen.queryByRole('link', { name: 'Settings' })).toBeNull()
  })

  test('shows a member the name, the avatar and a link to /settings, and no link to /signup (spec 2.10, 2.12)', async () => {
    const account = { ...maya, picture: 'https://pictures.example/maya' }
    render(<Shell {...props({ account })} />)
    const menu = await screen.findByRole('button', { name: 'Maya Lindqvist Account menu' })
    expect(menu.querySelector('img')?.getAttribute('src')).toBe('https://pictures.example/maya')
    const settings = screen.getByRole('link', { name: 'Settings' })
    expect(settings.getAttribute('href')).toBe('/settings')
    expect(settings.querySelectorAll('svg')).toHaveLength(1)
    expect(screen.queryByRole('link', { name: 'Sign Up' })).toBeNull()
  })

  test('has no settings icon on a phone (spec 2.11)', async () => {
    setWindowWidth(390)
    render(<Shell {...props({ account: maya })} />)
    const menu = await screen.findByRole('button', { name: 'Maya Lindqvist Account menu' })
    expect(within(screen.getByRole('banner')).getAllByRole('button')).toEqual([menu])
    expect(screen.queryByRole('link', { name: 'Settings' })).toBeNull()
  })

  test('shows User for a member without a name (spec 2.18)', async () => {
    render(<Shell {...props({ account: { name: ' ', picture: '' } })} />)
    const menu = await screen.findByRole('button', { name: 'User Account menu' })
    expect(menu.textContent).toContain('User')
  })

  test('has no Settings in its menu on wide screens (spec 2.14)', async () => {
    render(<Shell {...props({ account: maya })} />)
    await userEvent.click(
      await screen.findByRole('button', { name: 'Maya Lindqvist Account menu' }),
    )
    const items = await screen.findAllByRole('menuitem')
    expect(items.map((item) => item.textContent)).toEqual(['Profile', 'Logout'])
  })

  test.each([
    ['Profile', 'onProfile'],
    ['Settings', 'onSettings'],
    ['Logout', 'onLogout'],
  ] as const)('has %s in its menu on a phone (spec 2.13, 2.14, 2.15)', async (label, callback) => {
    setWindowWidth(390)
    const given = props({ account: maya })
    render(<Shell {...given} />)
    await userEvent.click(
      await screen.findByRole('button', { name: 'Maya Lindqvist Account menu' }),
    )
    await userEvent.click(await screen.findByRole('menuitem', { name: label }))
    expect(given[callback]).toHaveBeenCalledOnce()
  })

  test('has a menu that can be used with the keyboard', async () => {
    const given = props({ account: maya })
    render(<Shell {...given} />)
    const trigger = await screen.findByRole('button', { name: 'Maya Lindqvist Account menu' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menuitem', { name: 'Profile' })
    await userEvent.keyboard('{End}{Enter}')
    expect(given.onLogout).toHaveBeenCalledOnce()
  })

  test('shows a banner if a provider’s sign-in removed the password, and offers to set a new one', async () => {
    const passwordRemoved = {
      reason: 'password removed' as const,
      ...{ busy: false, sent: false, onSend: vi.fn(), onDismiss: vi.fn() },
    }
    const view = render(<Shell {...props({ banner: <PasswordRemoved {...passwordRemoved} /> })} />)
    expect(screen.getByRole('status').textContent).toBe(
      'Your email address hadn’t been verified, so the password you chose earlier no longer works.',
    )
    view.rerender(
      <Shell
        {...props({
          banner: <PasswordRemoved {...passwordRemoved} reason="password also opens" />,
        })}
      />,
    )
    expect(screen.getByRole('status').textContent).toBe(
      'A password also opens this account. If you didn’t set it, set a new one.',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Email me a reset link' }))
    expect(passwordRemoved.onSend).toHaveBeenCalledOnce()
    view.rerender(<Shell {...props({ banner: <PasswordRemoved {...passwordRemoved} sent /> })} />)
    expect(screen.getByRole('status').textContent).toBe(
      'Password reset email sent! Please check your inbox.',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(passwordRemoved.onDismiss).toHaveBeenCalledOnce()
  })

  test('can be hidden', () => {
    render(<Shell {...props({ bar: 'hidden', account: maya })} />)
    expect(screen.queryByRole('banner')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Trellis' })).toBeNull()
    expect(screen.getByRole('main').textContent).toBe('The page')
  })
})
