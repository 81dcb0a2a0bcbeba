import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { VerificationEndedScreen } from '../../src/screens/verify-email/verification-ended-screen.tsx'
import { VerifyEmailScreen } from '../../src/screens/verify-email/verify-email-screen.tsx'
import type { VerifyEmailScreenProps } from '../../src/screens/verify-email/view-props.ts'
import { descriptionOf } from './support/described-by.ts'
import { isDisabled } from './support/expect-state.ts'

const props = (changes: Partial<VerifyEmailScreenProps> = {}): VerifyEmailScreenProps => ({
  email: 'maya@lindqvist.example',
  message: null,
  checksDone: 7,
  checksTotal: 30,
  checking: false,
  nextCheckInSeconds: 4,
  stopped: false,
  resend: { busy: false, secondsLeft: 0 },
  verified: false,
  withdrawing: false,
  onCheck: vi.fn(),
  onResend: vi.fn(),
  onWrongEmail: vi.fn(),
  onRetrySignIn: vi.fn(),
  ...changes,
})

const button = (name: string | RegExp) => screen.getByRole('button', { name })

describe('the verify-email screen', () => {
  test('shows the email, the inbox and the spam folder (spec 2.66, 2.67, 2.68)', () => {
    render(<VerifyEmailScreen {...props()} />)
    const main = screen.getByRole('main')
    expect(main.querySelector('bdi')?.textContent).toBe('maya@lindqvist.example')
    const page = main.textContent
    expect(page).toContain('inbox')
    expect(page).toContain('spam folder')
  })

  test('says how to continue if a mail scanner has used the link, once something has gone wrong', () => {
    const text = /link say it’s already been used\? .* log in/
    const view = render(<VerifyEmailScreen {...props()} />)
    expect(screen.queryByText(text)).toBeNull()
    for (const trouble of [
      { message: 'not verified yet' },
      { message: 'check failed' },
      { stopped: true },
    ] as const) {
      view.rerender(<VerifyEmailScreen {...props(trouble)} />)
      expect(screen.getByText(text)).toBeTruthy()
    }
    for (const calm of [{ message: 'sent' }, { verified: true }, { unsent: true }] as const) {
      view.rerender(<VerifyEmailScreen {...props(calm)} />)
      expect(screen.queryByText(text)).toBeNull()
    }
  })

  test('checks at once after a press on its button (spec 2.69)', async () => {
    const given = props()
    render(<VerifyEmailScreen {...given} />)
    await userEvent.click(button("I've Verified My Email"))
    expect(given.onCheck).toHaveBeenCalledOnce()
  })

  test('shows the cooldown in the resend button and ignores presses until it is over (spec 2.70, 2.71)', async () => {
    const given = props({ resend: { busy: false, secondsLeft: 47 } })
    const view = render(<VerifyEmailScreen {...given} />)
    const waiting = button(/^Resend Verification Email \(47\ss\)$/)
    await userEvent.click(waiting)
    expect(isDisabled(waiting)).toBe(true)
    expect(given.onResend).not.toHaveBeenCalled()
    view.rerender(<VerifyEmailScreen {...given} resend={{ busy: false, secondsLeft: 0 }} />)
    await userEvent.click(button('Resend Verification Email'))
    expect(given.onResend).toHaveBeenCalledOnce()
  })

  test('keeps the focus on the resend button when its countdown begins', async () => {
    const given = props()
    const view = render(<VerifyEmailScreen {...given} />)
    await userEvent.click(button('Resend Verification Email'))
    view.rerender(<VerifyEmailScreen {...given} resend={{ busy: true, secondsLeft: 0 }} />)
    view.rerender(<VerifyEmailScreen {...given} resend={{ busy: false, secondsLeft: 60 }} />)
    expect(document.activeElement).toBe(button(/^Resend Verification Email \(60\ss\)$/))
  })

  test('announces the result of a press, and neither seconds nor checks', () => {
    const given = props()
    const view = render(<VerifyEmailScreen {...given} />)
    expect(announced()).toBe('')
    view.rerender(
      <VerifyEmailScreen
        {...given}
        checksDone={8}
        nextCheckInSeconds={9}
        resend={{ busy: false, secondsLeft: 58 }}
      />,
    )
    expect(announced()).toBe('')
    view.rerender(<VerifyEmailScreen {...given} message="check failed" />)
    expect(announced()).toBe('Failed to check verification status. Please try again.')
  })

  test('shows the progress of the automatic checks', () => {
    const view = render(<VerifyEmailScreen {...props()} />)
    const expectText = (text: string) => expect(screen.getByText(text).textContent).toBe(text)
    expectText('Next check in 4 s')
    view.rerender(<VerifyEmailScreen {...props({ nextCheckInSeconds: null })} />)
    expectText('Checking now')
    view.rerender(<VerifyEmailScreen {...props({ nextCheckInSeconds: null, withdrawing: true })} />)
    expect(screen.queryByText(/check(ing)? (in|now)/i)).toBeNull()
    view.rerender(<VerifyEmailScreen {...props({ stopped: true, checksDone: 30 })} />)
    expectText(
      "We’ve stopped checking. Once you’ve opened the link, press “I've Verified My Email”.",
    )
  })

  test('says that the page moves on by itself as long as it does', () => {
    const view = render(<VerifyEmailScreen {...props()} />)
    const sentence = 'This page moves on by itself once you’ve opened the link.'
    expect(screen.getByRole('main').textContent).toContain(sentence)
    view.rerender(<VerifyEmailScreen {...props({ stopped: true })} />)
    expect(screen.getByRole('main').textContent).not.toContain(sentence)
    view.rerender(<VerifyEmailScreen {...props({ verified: true })} />)
    expect(screen.getByRole('main').textContent).not.toContain(sentence)
  })

  test('links to the mail of a known provider in a new tab, until the email is verified', () => {
    const given = props({ email: 'maya@gmail.com' })
    const view = render(<VerifyEmailScreen {...given} />)
    const link = screen.getByRole('link', { name: 'Open Gmail' })
    expect(link.getAttribute('href')).toBe('https://mail.google.com/')
    expect(link.getAttribute('target')).toBe('_blank')
    view.rerender(<VerifyEmailScreen {...given} verified />)
    expect(screen.queryByRole('link')).toBeNull()
    view.rerender(<VerifyEmailScreen {...props()} />)
    expect(screen.queryByRole('link')).toBeNull()
  })

  test('keeps the button enabled after the last automatic check', async () => {
    const given = props({ stopped: true, checksDone: 30, nextCheckInSeconds: null })
    render(<VerifyEmailScreen {...given} />)
    await userEvent.click(button("I've Verified My Email"))
    expect(given.onCheck).toHaveBeenCalledOnce()
  })

  test('shows a welcome after the verification and ignores further presses', async () => {
    const given = props({ verified: true, message: 'verified' })
    render(<VerifyEmailScreen {...given} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You’re in')
    expect(announced()).toBe('Email verified successfully!')
    await userEvent.click(button("I've Verified My Email"))
    await userEvent.click(button('Resend Verification Email'))
    expect(given.onCheck).not.toHaveBeenCalled()
    expect(given.onResend).not.toHaveBeenCalled()
    expect(screen.queryByRole('button', { name: 'Wrong address?' })).toBeNull()
  })

  test('offers a retry if the verified member could not be signed in', async () => {
    const given = props({
      verified: true,
      message: 'verified',
      signInProblem: 'We couldn’t reach our servers.',
    })
    render(<VerifyEmailScreen {...given} />)
    expect(announced()).toBe('Email verified successfully!We couldn’t reach our servers.')
    expect(screen.queryByText('Taking you to your interests...')).toBeNull()
    await userEvent.click(button('Retry'))
    expect(given.onRetrySignIn).toHaveBeenCalledOnce()
  })

  test('describes the button "Wrong address?" and disables the others after a press', async () => {
    const given = props()
    const view = render(<VerifyEmailScreen {...given} />)
    expect(descriptionOf(button('Wrong address?'))).toBe(
      'We’ll cancel this sign-up and take you back to the form. You won’t have to fill in everything again.',
    )
    await userEvent.click(button('Wrong address?'))
    expect(given.onWrongEmail).toHaveBeenCalledOnce()
    view.rerender(<VerifyEmailScreen {...given} withdrawing />)
    await userEvent.click(button('Cancelling...'))
    await userEvent.click(button("I've Verified My Email"))
    expect(given.onWrongEmail).toHaveBeenCalledOnce()
    expect(given.onCheck).not.toHaveBeenCalled()
  })
})

describe('the verify-email screen that requires a sign-in', () => {
  test.each([
    ['email unknown', 'Verify your email'],
    ['verified', 'Your email is verified'],
    ['verified elsewhere', 'Your email is verified. Log in.'],
    ['replaced', 'Someone else is signing in'],
  ] as const)('links to /login and shows no email: %s', (reason, heading) => {
    render(<VerificationEndedScreen reason={reason} links={links} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login')
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('main').textContent).not.toContain('We’ve sent a link to')
  })

  test('links to /signup if the sign-up is over', () => {
    render(<VerificationEndedScreen reason="over" links={links} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This sign-up is over')
    expect(screen.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/signup')
  })

  test('says that no email could be sent, and offers another one (reading 42)', () => {
    render(<VerifyEmailScreen {...props({ unsent: true })} />)
    const { textContent } = screen.getByRole('main')
    expect(textContent).toContain('We couldn’t send the verification email to')
    expect(textContent).not.toContain('We’ve sent a link to')
    expect(isDisabled(screen.getByRole('button', { name: 'Resend Verification Email' }))).toBe(
      false,
    )
  })
})

const links = { login: <a href="/login">.</a>, signUp: <a href="/signup">.</a> }

/** The text of all live regions. */
const announced = (): string =>
  [...document.querySelectorAll('[role="status"], [role="alert"], [aria-live="polite"]')]
    .map((region) => region.textContent)
    .join('')
