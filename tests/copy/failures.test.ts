import { describe, expect, test } from 'vitest'
import { failureSentences, failureText } from '../../src/copy/failures.ts'

describe('a failure', () => {
  test('is told in our sentence when its kind says enough, whatever the backend added', () => {
    expect(failureText({ kind: 'session expired', message: 'jwt expired' })).toBe(
      'Session expired. Please login again.',
    )
    expect(failureText({ kind: 'no token', message: 'x' })).toBe(
      'Failed to get authentication token',
    )
    expect(failureText({ kind: 'not signed in' })).toBe('No user is logged in')
  })

  test('is told in the backend’s own text when it refused for a reason of its own', () => {
    expect(failureText({ kind: 'refused', message: ' The phone number is not valid. ' })).toBe(
      'The phone number is not valid.',
    )
  })

  test('is told in our sentence when the backend’s text is empty', () => {
    expect(failureText({ kind: 'server error', message: '  ' })).toBe(
      'Something went wrong on our side. Please try again.',
    )
  })

  test.each([
    ['login', 'Login failed'],
    ['google', 'Google sign-in failed'],
    ['apple', 'Apple sign-in failed'],
    ['sign up', 'Registration failed'],
    ['password reset', 'Failed to send reset email'],
  ] as const)('of unknown kind during %s falls back to the specification’s text', (act, text) => {
    expect(failureText({ kind: 'unknown' }, act)).toBe(text)
  })

  test('of known kind keeps its sentence whatever was tried', () => {
    expect(failureText({ kind: 'timed out' }, 'login')).toBe(
      'The service took too long to answer. Please try again.',
    )
  })

  test.each([
    [1, '1 second'],
    [41.2, '42 seconds'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [3600, '1 hour'],
    [7000, '2 hours'],
  ])('that asks to wait %s s says so in words', (retryAfter, wait) => {
    expect(failureText({ kind: 'too many requests', retryAfter })).toBe(
      `Too many tries. Please try again in ${wait}.`,
    )
  })
})

describe('the sentences', () => {
  const sentences = Object.entries(failureSentences)

  test.each(sentences)('for %s never shows a code or a vendor', (_, sentence) => {
    expect(sentence).not.toMatch(/firebase|auth\/|identity service|http|\d{3}|undefined|error:/i)
  })

  test('reveal at login neither whether the account exists nor which part was wrong', () => {
    expect(failureSentences['wrong credentials']).toBe(
      'That username, email or password is not right.',
    )
  })
})
