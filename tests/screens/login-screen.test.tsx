import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import type { LoginScreenProps } from '../../src/screens/login/login-props.ts'
import { LoginScreen } from '../../src/screens/login/login-screen.tsx'
import { descriptionOf } from './support/description.ts'
import { isDisabled } from './support/sees.ts'

const props = (changes: Partial<LoginScreenProps> = {}): LoginScreenProps => ({
  identifier: '',
  password: '',
  busy: false,
  unverified: false,
  social: { busy: null, windowOpen: false },
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
  ...changes,
})

const identifier = () => screen.getByRole('textbox', { name: 'Username or email' })
const password = () => screen.getByLabelText('Password')

describe('the login screen', () => {
  test('has one main heading and the ways on that the specification names (spec 2.43, 2.44)', () => {
    render(<LoginScreen {...props()} />)
    expect(screen.getAllByRole('heading', { level: 1 }).map((it) => it.textContent)).toEqual([
      'Welcome back',
    ])
    const ways = ['Forgot Password?', 'Sign Up'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    )
    expect(ways).toEqual(['/forgot-password', '/signup'])
  })

  test('lets password managers know both fields', () => {
    render(<LoginScreen {...props()} />)
    expect(identifier().getAttribute('autocomplete')).toBe('username')
    expect(password().getAttribute('autocomplete')).toBe('current-password')
    expect(password().getAttribute('type')).toBe('password')
  })

  test('tells what is typed, field by field (spec 2.39, 2.40)', async () => {
    const given = props()
    render(<LoginScreen {...given} />)
    await userEvent.type(identifier(), 'm')
    await userEvent.type(password(), 'p')
    expect(vi.mocked(given.onField).mock.calls).toEqual([
      ['identifier', 'm'],
      ['password', 'p'],
    ])
  })

  test('takes a pasted password', async () => {
    const given = props()
    render(<LoginScreen {...given} />)
    await userEvent.click(password())
    await userEvent.paste('sweet-pea-88')
    expect(given.onField).toHaveBeenCalledExactlyOnceWith('password', 'sweet-pea-88')
  })

  test('submits by Enter from the password field, without a mouse', async () => {
    const given = props({ identifier: 'maya', password: 'sweet-pea-88' })
    render(<LoginScreen {...given} />)
    await userEvent.type(password(), '{Enter}')
    expect(given.onSubmit).toHaveBeenCalledOnce()
  })

  test('does not submit by the Enter that ends a composition (fault 110)', () => {
    const given = props({ identifier: '真央' })
    render(<LoginScreen {...given} />)
    fireEvent.keyDown(identifier(), { key: 'Enter', isComposing: true, keyCode: 229 })
    fireEvent.keyUp(identifier(), { key: 'Enter', isComposing: true, keyCode: 229 })
    expect(given.onSubmit).not.toHaveBeenCalled()
  })

  test('says "Logging in..." while busy and ignores further presses (spec 2.50)', async () => {
    const given = props({ identifier: 'maya', password: 'x', busy: true })
    render(<LoginScreen {...given} />)
    const button = screen.getByRole('button', { name: 'Logging in...' })
    await userEvent.click(button)
    await userEvent.type(password(), '{Enter}')
    expect(isDisabled(button)).toBe(true)
    expect(given.onSubmit).not.toHaveBeenCalled()
  })

  test('shows the password on request and hides it again', async () => {
    render(<LoginScreen {...props({ password: 'sweet-pea-88' })} />)
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password().getAttribute('type')).toBe('text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(password().getAttribute('type')).toBe('password')
  })

  test('moves the focus to the field that a failed submit blames, and describes it there', async () => {
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

  test('keeps a problem of the whole form readable on the page', () => {
    render(<LoginScreen {...props({ problem: { text: 'Login failed' } })} />)
    expect(screen.getByText('Login failed').textContent).toBe('Login failed')
    expect(identifier().getAttribute('aria-invalid')).not.toBe('true')
  })

  test('offers the way to verification when the address waits for it', async () => {
    const given = props({ identifier: 'maya@lindqvist.example', unverified: true })
    render(<LoginScreen {...given} />)
    expect(descriptionOf(identifier())).toContain(
      'This address is waiting for you to open the link we sent.',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Verify your email' }))
    expect(given.onVerify).toHaveBeenCalledOnce()
    expect(given.onSubmit).not.toHaveBeenCalled()
  })

  test('starts a provider’s sign-in, and gives it up on request', async () => {
    const given = props()
    const view = render(<LoginScreen {...given} />)
    await userEvent.click(screen.getByRole('button', { name: 'Login with Google' }))
    expect(given.onSocial).toHaveBeenCalledExactlyOnceWith('google')
    view.rerender(<LoginScreen {...given} social={{ busy: 'google', windowOpen: true }} />)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(given.onCancelSocial).toHaveBeenCalledOnce()
  })

  test('keeps the form usable while a provider’s window is open', async () => {
    const given = props({ social: { busy: 'apple', windowOpen: true }, identifier: 'maya' })
    render(<LoginScreen {...given} />)
    await userEvent.type(identifier(), '{Enter}')
    expect(given.onSubmit).toHaveBeenCalledOnce()
  })

  test('can be walked by keyboard alone, in the order it is read (spec 2.41, 2.42)', async () => {
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
      () => screen.getByRole('link', { name: 'Sign Up' }),
    ]
    for (const stop of stops) {
      await userEvent.tab()
      expect(document.activeElement).toBe(stop())
    }
  })
})
