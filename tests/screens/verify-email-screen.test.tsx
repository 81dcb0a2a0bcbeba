import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { idleVerification } from '../../lab/previews/idle-page.tsx'
import { VerifyEmailScreen } from '../../src/screens/verify-email/verify-email-screen.tsx'
import type { VerifyEmailScreenProps } from '../../src/screens/verify-email/view-props.ts'

const props = (changes: Partial<VerifyEmailScreenProps> = {}): VerifyEmailScreenProps => ({
  ...idleVerification,
  ...{ checksDone: 7, nextCheckInSeconds: 4 },
  ...changes,
})

const button = (name: string | RegExp) => screen.getByRole('button', { name })

/** The text of all live regions. */
const announced = (): string =>
  [...document.querySelectorAll('[role="status"], [role="alert"], [aria-live="polite"]')]
    .map((region) => region.textContent)
    .join('')

describe('the verify-email screen', () => {
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
})
