import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { idleLogin, idleSignUp } from '../../lab/previews/idle-page.tsx'
import { LoginScreen } from '../../src/screens/login/login-screen.tsx'
import type { LoginScreenProps } from '../../src/screens/login/view-props.ts'
import { SignUpScreen } from '../../src/screens/sign-up/sign-up-screen.tsx'
import type { SignUpScreenProps } from '../../src/screens/sign-up/view-props.ts'
import { descriptionOf } from './support/described-by.ts'

describe('the login screen', () => {
  const props = (changes: Partial<LoginScreenProps> = {}): LoginScreenProps => ({
    ...idleLogin,
    onSubmit: vi.fn(),
    onSocial: vi.fn(),
    ...changes,
  })
  const identifier = () => screen.getByRole('textbox', { name: 'Username or email' })
  const password = () => screen.getByLabelText('Password')

  test('does not submit with the Enter that ends a composition (fault 110)', () => {
    const given = props({ identifier: '真央' })
    render(<LoginScreen {...given} />)
    fireEvent.keyDown(identifier(), { key: 'Enter', isComposing: true, keyCode: 229 })
    fireEvent.keyUp(identifier(), { key: 'Enter', isComposing: true, keyCode: 229 })
    expect(given.onSubmit).not.toHaveBeenCalled()
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

  test('keeps the form usable while a provider’s window is open', async () => {
    const given = props({ social: { busy: 'apple', popupOpen: true }, identifier: 'maya' })
    render(<LoginScreen {...given} />)
    await userEvent.type(identifier(), '{Enter}')
    expect(given.onSubmit).toHaveBeenCalledOnce()
  })

  test('has the reading order as its tab order', async () => {
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

describe('the sign-up screen', () => {
  const filled = {
    ...{ firstName: 'Maya', lastName: 'Lindqvist', username: 'mayalind', phone: '' },
    email: 'maya@lindqvist.example',
    ...{ password: 'sweet-pea-88', confirmPassword: 'sweet-pea-88' },
  }
  const props = (changes: Partial<SignUpScreenProps> = {}): SignUpScreenProps => ({
    ...idleSignUp,
    ...changes,
  })
  const field = (label: string) => screen.getByLabelText(label)

  test('says how many characters the password still lacks', () => {
    const view = render(<SignUpScreen {...props()} />)
    const hintFor = (password: string) => {
      view.rerender(<SignUpScreen {...props({ values: { ...filled, password } })} />)
      return descriptionOf(field('Password'))
    }
    expect(hintFor('')).toBe('At least 6 characters')
    expect(hintFor('swee')).toBe('2 more characters')
    expect(hintFor('sweet')).toBe('1 more character')
    expect(hintFor('sweet-')).toBe('Long enough')
  })

  test('asks about an email that looks like a typo, once the field is left', async () => {
    const onField = vi.fn()
    render(<SignUpScreen {...props({ values: { ...filled, email: 'maya@gmial.com' }, onField })} />)
    await userEvent.click(field('Email'))
    expect(screen.queryByText('Did you mean')).toBeNull()
    await userEvent.tab()
    await userEvent.click(await screen.findByRole('button', { name: 'maya@gmail.com?' }))
    expect(onField).toHaveBeenCalledWith('email', { text: 'maya@gmail.com', unreadable: false })
  })

  test('leads back to the email once the suggestion is accepted', async () => {
    const typed = { ...filled, email: 'maya@gmial.com' }
    const view = render(<SignUpScreen {...props({ values: typed })} />)
    await userEvent.click(field('Email'))
    await userEvent.tab()
    ;(await screen.findByRole('button', { name: 'maya@gmail.com?' })).focus()
    view.rerender(<SignUpScreen {...props({ values: { ...typed, email: 'maya@gmail.com' } })} />)
    expect(document.activeElement).toBe(field('Email'))
  })

  test('does not ask about an email that looks intended', async () => {
    render(<SignUpScreen {...props({ values: filled })} />)
    await userEvent.click(field('Email'))
    await userEvent.tab()
    await vi.dynamicImportSettled()
    expect(screen.queryByRole('button', { name: /\?$/ })).toBeNull()
  })

  test('shows that the passwords match only if they do', () => {
    const view = render(<SignUpScreen {...props()} />)
    expect(screen.queryByText('Passwords match')).toBeNull()
    view.rerender(<SignUpScreen {...props({ values: filled })} />)
    expect(descriptionOf(field('Confirm password'))).toContain('Passwords match')
  })

  test('does not move the focus while the visitor continues typing', async () => {
    const given = props({ problems: { username: 'Please choose a username' } })
    const view = render(<SignUpScreen {...given} />)
    await userEvent.click(field('Phone'))
    view.rerender(<SignUpScreen {...given} values={{ ...filled, phone: '+4' }} />)
    expect(document.activeElement).toBe(field('Phone'))
  })
})
