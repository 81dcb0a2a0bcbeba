import { describe, expect, test } from 'vitest'
import { noticeText } from '../../src/copy/notices.ts'

describe('a toast', () => {
  test.each([
    ['account created', 'success', 'Please check your email to verify your account'],
    ['reset email sent', 'success', 'Password reset email sent! Please check your inbox.'],
    ['passwords do not match', 'danger', 'Passwords do not match'],
    ['email not verified', 'danger', 'email is not verified'],
    ['email needed', 'danger', 'Please enter your email address'],
    ['interest needed', 'danger', 'Please select at least one interest'],
    ['session expired', 'danger', 'Session expired. Please login again.'],
    [
      'verification email not sent',
      'danger',
      'Failed to send verification email. Please try again.',
    ],
  ] as const)('for %s has the tone %s and the text of the specification', (key, tone, text) => {
    expect(noticeText(key)).toEqual({ tone, text })
  })

  test.each([
    ['preferences not saved', 'Failed to save preferences. Please try again.'],
    ['preferences not updated', 'Failed to update preferences. Please try again.'],
  ] as const)('for %s has the same text for every failure', (key, text) => {
    expect(noticeText(key, { kind: 'refused', message: 'Too many interests.' })).toEqual({
      tone: 'danger',
      text,
    })
  })

  test.each([
    ['login failed', 'Login failed'],
    ['google sign-in failed', 'Google sign-in failed'],
    ['apple sign-in failed', 'Apple sign-in failed'],
    ['registration failed', 'Registration failed'],
    ['reset email failed', 'Failed to send reset email'],
  ] as const)(
    'for %s explains a known failure and has a fallback for an unknown one',
    (key, text) => {
      expect(noticeText(key)).toEqual({ tone: 'danger', text })
      expect(noticeText(key, { kind: 'unreachable' })).toEqual({
        tone: 'danger',
        text: 'We couldn’t reach our servers. Check your connection and try again.',
      })
    },
  )

  test('for a window that the member closed has the tone info', () => {
    expect(noticeText('google sign-in failed', { kind: 'popup closed' }).tone).toBe('info')
  })
})
