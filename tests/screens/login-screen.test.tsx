import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { LoginScreen } from '../../src/screens/login/login-screen.tsx'
import type { LoginScreenProps } from '../../src/screens/login/view-props.ts'
import { descriptionOf } from './support/described-by.ts'
import { isDisabled } from './support/expect-state.ts'
import { readable } from './support/readable.ts'

const props = (changes: Partial<LoginScreenProps> = {}): LoginScreenProps => ({
  identifier: '',
  password: '',
  busy: false,
  unverified: false,
  social: { busy: null, popupOpen: false },
  links: {
    home: <a href="/">.</a>,
    forgotPassword: <a href="/forgot-password">.</a>,
    signUp: <a href="/signup">.</a>,
  },
  onField: vi.fn(),
  onSubmit: vi.fn(),
  onVerify: vi.fn(),
  onSocial: vi.fn(),
  onCancelSocial: vi.fn(),
  onVerifySocial: vi.fn(),
  ...changes,
})

const identifier = () => screen.getByRole('textbox', { name: 'Username or email' })
const password = () => screen.getByLabelText('Password')

describe('the login screen', () => {
  test('has one main heading and links to /forgot-password and /signup (spec 2.43, 2.44)', () => {
    render(<LoginScreen {...props()} />)
    expect(screen.getAllByRole('heading', { level: 1 }).map((it) => it.textContent)).toEqual([
      'Welcome back',
    ])
    const targets = ['Forgot Password?', 'Sign Up'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    )
    expect(targets).toEqual(['/forgot-password', '/signup'])
  })

  test('has autocomplete values for password managers', () => {
    render(<LoginScreen {...props()} />)
    expect(identifier().getAttribute('autocomplete')).toBe('username')
    expect(identifier().getAttribute('inputmode')).toBe('email')
    expect(password().getAttribute('autocomplete')).toBe('current-password')
    expect(password().getAttribute('type')).toBe('password')
  })

  test('passes the typed values to its handler (spec 2.39, 2.40)', async () => {
    const given = props()
    render(<LoginScreen {...given} />)
    await userEvent.type(identifier(), 'm')
    await userEvent.type(password(), 'p')
    expect(vi.mocked(given.onField).mock.calls).toEqual([
      ['identifier', readable('m')],
      ['password', readable('p')],
    ])
  })

  test('accepts a pasted password', async () => {
    const given = props()
    render(<LoginScreen {...given} />)
    await userEvent.click(password())
    await userEvent.paste('sweet-pea-88')
    expect(given.onField).toHaveBeenCalledExactlyOnceWith('password', readable('sweet-pea-88'))
  })

  test('submits with Enter in the password field', async () => {
    const given = props({ identifier: 'maya', password: 'sweet-pea-88' })
    render(<LoginScreen {...given} />)
    await userEvent.type(password(), '{Enter}')
    expect(given.onSubmit).toHaveBeenCalledOnce()
  })

  test('does not submit with the Enter that ends a composition (fault 110)', () => {
    const given = props({ identifier: '真央' })
    render(<LoginScreen {...given} />)
    fireEvent.keyDown(identifier(), { key: 'Enter', isComposing: true, keyCode: 229 })
    fireEvent.keyUp(identifier(), { key: 'Enter', isComposing: true, keyCode: 229 })
    expect(given.onSubmit).not.toHaveBeenCalled()
  })

  test('shows "Logging in..." while busy and ignores further presses (spec 2.50)', async () => {
    const given = props({ identifier: 'maya', password: 'x', busy: true })
    render(<LoginScreen {...given} />)
    const button = screen.getByRole('button', { name: 'Logging in...' })
    await userEvent.click(button)
    await userEvent.type(password(), '{Enter}')
    expect(isDisabled(button)).toBe(true)
    expect(given.onSubmit).not.toHaveBeenCalled()
  })

  test('shows the password after a press and hides it again', async () => {
    render(<LoginScreen {...props({ password: 'sweet-pea-88' })} />)
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password().getAttribute('type')).toBe('text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(password().getAttribute('type')).toBe('password')
  })

  test('focuses the invalid field after a failed submit and shows the error there', async () => {
    const given = props({ identifier: 'maya', password: 'x' })
    const view = render(<LoginScreen {...given} />)
    await userEvent.type(identifier(), '{Enter}')
    view.rerender(<LoginScreen {...given} busy />)
    const problem = { field: 'password', text: 'That is not right.' } as const
    view.rerender(<LoginScreen {...given} problem={problem} />)
    expect(document.activeElement).toBe(password())
    expect(screen.getByLabelText('Password', { selector: '[aria-invalid="true"]' })).toBe(
      password(),
    )
    expect(descriptionOf(password())).toContain('That is not right.')
  })

  test('shows an error of the whole form on the page', () => {
    render(<LoginScreen {...props({ problem: { text: 'Login failed' } })} />)
    expect(screen.getByText('Login failed').textContent).toBe('Login failed')
    expect(identifier().getAttribute('aria-invalid')).not.toBe('true')
  })

  test('reminds of Google and Apple after wrong credentials, and only then', () => {
    const reminder = () => screen.queryByText(/^If you signed up with Google or Apple/)
    const view = render(<LoginScreen {...props()} />)
    expect(reminder()).toBeNull()
    view.rerender(<LoginScreen {...props({ wrongCredentials: true })} />)
    expect(reminder()).not.toBeNull()
  })

  test('says in an in-app browser how to log in, and blocks nothing', async () => {
    const given = props({ social: { busy: null, popupOpen: false, inApp: true } })
    render(<LoginScreen {...given} />)
    const hint = screen.getByText(/open this page in your browser or use your email/)
    expect(hint.closest('[data-tone]')?.getAttribute('data-tone')).toBe('info')
    await userEvent.click(screen.getByRole('button', { name: 'Login with Google' }))
    expect(given.onSocial).toHaveBeenCalledExactlyOnceWith('google')
  })

  test('offers to verify an unverified email', async () => {
    const given = props({ identifier: 'maya@lindqvist.example', unverified: true })
    render(<LoginScreen {...given} />)
    expect(descriptionOf(identifier())).toContain(
      'First, open the verification link we emailed you.',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Verify your email' }))
    expect(given.onVerify).toHaveBeenCalledOnce()
    expect(given.onSubmit).not.toHaveBeenCalled()
  })

  test('starts a provider’s sign-in and cancels it', async () => {
    const given = props()
    const view = render(<LoginScreen {...given} />)
    await userEvent.click(screen.getByRole('button', { name: 'Login with Google' }))
    expect(given.onSocial).toHaveBeenCalledExactlyOnceWith('google')
    view.rerender(<LoginScreen {...given} social={{ busy: 'google', popupOpen: true }} />)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(given.onCancelSocial).toHaveBeenCalledOnce()
  })

  test('keeps the form usable while a provider’s window is open', async () => {
    const given = props({ social: { busy: 'apple', popupOpen: true }, identifier: 'maya' })
    render(<LoginScreen {...given} />)
    await userEvent.type(identifier(), '{Enter}')
    expect(given.onSubmit).toHaveBeenCalledOnce()
  })

  test('has the reading order as its tab order (spec 2.41, 2.42)', async () => {
    render(<LoginScreen {...props()} />)
    const stops = [
      () => screen.getByRole('link', { name: 'Trellis' }),
      identifier,
      password,
      () => screen.getByRole('button', { name: 'Show password' }),
      () => screen.getByRole('link', { name: 'Forgot Password?' }),
      () => screen.getByRole('button', { name: 'Login' }),
      () => screen.getByRole('button', { name: 'Login with Google' }),
      () => screen.getByRole('button', { name: 'Login with Apple' }),
      () => screen.getByRole('link', { name: /^Privacy Policy/ }),
      () => screen.getByRole('link', { name: 'Sign Up' }),
    ]
    for (const stop of stops) {
      await userEvent.tab()
      expect(document.activeElement).toBe(stop())
    }
  })
})
