import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { ForgotPasswordScreen } from '../../src/screens/forgot-password/forgot-password-screen.tsx'
import type { ForgotPasswordScreenProps } from '../../src/screens/forgot-password/view-props.ts'
import { descriptionOf } from './support/described-by.ts'
import { isDisabled } from './support/expect-state.ts'
import { readable } from './support/readable.ts'

const props = (changes: Partial<ForgotPasswordScreenProps> = {}): ForgotPasswordScreenProps => ({
  email: '',
  busy: false,
  sent: false,
  secondsLeft: 0,
  links: { login: <a href="/login">.</a> },
  onField: vi.fn(),
  onSubmit: vi.fn(),
  ...changes,
})

const email = () => screen.getByRole('textbox', { name: 'Email' })

describe('the forgot-password screen', () => {
  test('has an email field and a link to /login (spec 2.73, 2.75)', async () => {
    const given = props()
    render(<ForgotPasswordScreen {...given} />)
    await userEvent.type(email(), 'm')
    expect(given.onField).toHaveBeenCalledExactlyOnceWith(readable('m'))
    expect(email().getAttribute('autocomplete')).toBe('username')
    expect(screen.getByRole('link', { name: 'Back to Login' }).getAttribute('href')).toBe('/login')
  })

  test('submits with the button and with Enter (spec 2.74)', async () => {
    const given = props({ email: 'maya@lindqvist.example' })
    render(<ForgotPasswordScreen {...given} />)
    await userEvent.click(screen.getByRole('button', { name: 'Send Reset Link' }))
    await userEvent.type(email(), '{Enter}')
    expect(given.onSubmit).toHaveBeenCalledTimes(2)
  })

  test('focuses the empty field and shows the error', async () => {
    const given = props()
    const view = render(<ForgotPasswordScreen {...given} />)
    await userEvent.click(screen.getByRole('button', { name: 'Send Reset Link' }))
    const problem = { field: 'email', text: 'Please enter your email address' } as const
    view.rerender(<ForgotPasswordScreen {...given} problem={problem} />)
    expect(document.activeElement).toBe(email())
    expect(descriptionOf(email())).toContain('Please enter your email address')
  })

  test('does not submit again while busy (fault 27)', async () => {
    const given = props({ email: 'maya@lindqvist.example', busy: true })
    render(<ForgotPasswordScreen {...given} />)
    const button = screen.getByRole('button', { name: 'Sending...' })
    await userEvent.click(button)
    expect(isDisabled(button)).toBe(true)
    expect(given.onSubmit).not.toHaveBeenCalled()
  })

  test('counts down to the next email and submits none before', async () => {
    const given = props({ email: 'maya@lindqvist.example', sent: true, secondsLeft: 47 })
    render(<ForgotPasswordScreen {...given} />)
    const waiting = screen.getByRole('button', { name: /^Send Reset Link \(47\ss\)$/ })
    await userEvent.click(waiting)
    expect(isDisabled(waiting)).toBe(true)
    expect(given.onSubmit).not.toHaveBeenCalled()
  })

  test('shows that the email was sent without revealing whether the account exists', () => {
    render(<ForgotPasswordScreen {...props({ email: 'maya@lindqvist.example', sent: true })} />)
    expect(screen.getByRole('main').textContent).toContain(
      'You’ll only get an email if there’s an account with this address.',
    )
  })
})
