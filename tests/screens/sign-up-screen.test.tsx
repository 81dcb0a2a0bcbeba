import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { initialValues } from '../../machines/sign-up/sign-up-form.ts'
import { SignUpScreen } from '../../src/screens/sign-up/sign-up-screen.tsx'
import type { SignUpScreenProps } from '../../src/screens/sign-up/view-props.ts'
import { descriptionOf } from './support/described-by.ts'
import { isDisabled } from './support/expect-state.ts'
import { readable } from './support/readable.ts'

const filled = {
  firstName: 'Maya',
  lastName: 'Lindqvist',
  username: 'mayalind',
  email: 'maya@lindqvist.example',
  phone: '',
  password: 'sweet-pea-88',
  confirmPassword: 'sweet-pea-88',
}

const props = (changes: Partial<SignUpScreenProps> = {}): SignUpScreenProps => ({
  values: initialValues(null),
  problems: {},
  busy: false,
  minPasswordLength: 6,
  restored: false,
  emailTaken: false,
  social: { busy: null, popupOpen: false },
  links: { home: <a href="/">.</a>, login: <a href="/login">.</a> },
  onField: vi.fn(),
  onSubmit: vi.fn(),
  onDiscard: vi.fn(),
  onSocial: vi.fn(),
  onCancelSocial: vi.fn(),
  onVerifySocial: vi.fn(),
  ...changes,
})

const field = (label: string) => screen.getByLabelText(label)

describe('the sign-up screen', () => {
  test.each([
    ['First name', 'given-name', 'text', null],
    ['Last name', 'family-name', 'text', null],
    ['Username', 'username', 'text', null],
    ['Email', 'email', 'email', 'email'],
    ['Phone', 'tel', 'tel', 'tel'],
    ['Password', 'new-password', 'password', null],
    ['Confirm password', 'new-password', 'password', null],
  ])(
    'has a field %s with the autocomplete value %s (spec 2.52, 2.53, 2.54, 2.55, 2.56, 2.57, 2.58)',
    (label, autoComplete, type, keyboard) => {
      render(<SignUpScreen {...props()} />)
      expect(field(label).getAttribute('autocomplete')).toBe(autoComplete)
      expect(field(label).getAttribute('type')).toBe(type)
      expect(field(label).getAttribute('inputmode')).toBe(keyboard)
    },
  )

  test('marks last name and phone as optional, and requires the rest', () => {
    render(<SignUpScreen {...props()} />)
    const required = (label: string) => {
      const input = field(label)
      return input.hasAttribute('required') || input.getAttribute('aria-required') === 'true'
    }
    expect(
      ['First name', 'Username', 'Email', 'Password', 'Confirm password'].map(required),
    ).toEqual([true, true, true, true, true])
    expect(['Last name', 'Phone'].map(required)).toEqual([false, false])
    expect(screen.getAllByText('Optional')).toHaveLength(2)
  })

  test('passes the typed values to its handler', async () => {
    const given = props()
    render(<SignUpScreen {...given} />)
    for (const label of ['First name', 'Email', 'Confirm password'])
      await userEvent.type(field(label), 'x')
    expect(vi.mocked(given.onField).mock.calls).toEqual([
      ['firstName', readable('x')],
      ['email', readable('x')],
      ['confirmPassword', readable('x')],
    ])
  })

  test('shows the minimum length of the password', () => {
    render(<SignUpScreen {...props({ minPasswordLength: 12 })} />)
    expect(descriptionOf(field('Password'))).toContain('At least 12 characters')
  })

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
    expect(onField).toHaveBeenCalledWith('email', readable('maya@gmail.com'))
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

  test('focuses the first invalid field after a submit', async () => {
    const given = props({ values: { ...filled, username: '', email: '' } })
    const view = render(<SignUpScreen {...given} />)
    await userEvent.type(field('First name'), '{Enter}')
    view.rerender(
      <SignUpScreen
        {...given}
        problems={{
          email: 'Please enter your email address',
          username: 'Please choose a username',
        }}
      />,
    )
    expect(given.onSubmit).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(field('Username'))
    expect(descriptionOf(field('Username'))).toContain('Please choose a username')
    expect(descriptionOf(field('Email'))).toContain('Please enter your email address')
  })

  test('does not move the focus while the visitor continues typing', async () => {
    const given = props({ problems: { username: 'Please choose a username' } })
    const view = render(<SignUpScreen {...given} />)
    await userEvent.click(field('Phone'))
    view.rerender(<SignUpScreen {...given} values={{ ...filled, phone: '+4' }} />)
    expect(document.activeElement).toBe(field('Phone'))
  })

  test('shows "Creating account..." while busy and does not submit again (spec 2.65) (fault 27)', async () => {
    const given = props({ values: filled, busy: true })
    render(<SignUpScreen {...given} />)
    const button = screen.getByRole('button', { name: 'Creating account...' })
    await userEvent.click(button)
    await userEvent.type(field('Confirm password'), '{Enter}')
    expect(isDisabled(button)).toBe(true)
    expect(given.onSubmit).not.toHaveBeenCalled()
  })

  test('links to /login if the email has an account', () => {
    const taken = 'An account with this email address already exists.'
    render(
      <SignUpScreen {...props({ values: filled, emailTaken: true, problems: { email: taken } })} />,
    )
    expect(descriptionOf(field('Email'))).toContain(taken)
    expect(screen.getByRole('link', { name: 'Log in instead' }).getAttribute('href')).toBe('/login')
  })

  test('shows and hides each password separately (spec 2.59)', async () => {
    render(<SignUpScreen {...props({ values: filled })} />)
    await userEvent.click(screen.getByRole('button', { name: 'Show confirmation password' }))
    expect(field('Confirm password').getAttribute('type')).toBe('text')
    expect(field('Password').getAttribute('type')).toBe('password')
  })

  test('starts a provider’s sign-up', async () => {
    const given = props()
    render(<SignUpScreen {...given} />)
    await userEvent.click(screen.getByRole('button', { name: 'Sign up with Apple' }))
    expect(given.onSocial).toHaveBeenCalledExactlyOnceWith('apple')
  })
})
