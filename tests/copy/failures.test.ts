import { describe, expect, test } from 'vitest'
import { failureMessages, failureText } from '../../src/copy/failures.ts'

describe('a failure', () => {
  test('of a specific kind has a text of its own, regardless of the message of the backend', () => {
    expect(failureText({ kind: 'session expired', message: 'jwt expired' })).toBe(
      'Session expired. Please login again.',
    )
    expect(failureText({ kind: 'no token', message: 'x' })).toBe(
      'Failed to get authentication token',
    )
    expect(failureText({ kind: 'not signed in' })).toBe('No user is logged in')
  })

  test('of the kind refused has the message of the backend', () => {
    expect(failureText({ kind: 'refused', message: ' The phone number is not valid. ' })).toBe(
      'The phone number is not valid.',
    )
  })

  test('with an empty message of the backend has a text of its own', () => {
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
  ] as const)(
    'of unknown kind during %s falls back to the text of the specification',
    (action, text) => {
      expect(failureText({ kind: 'unknown' }, action)).toBe(text)
    },
  )

  test('of a known kind has the same text for every action', () => {
    expect(failureText({ kind: 'timed out' }, 'login')).toBe(
      'That took too long. Please try again.',
    )
  })

  test.each([
    [1, '1 second'],
    [41.2, '42 seconds'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [3600, '1 hour'],
    [7000, '2 hours'],
  ])('with a wait of %s s names it as "%s"', (retryAfter, wait) => {
    expect(failureText({ kind: 'too many requests', retryAfter })).toBe(
      `Too many attempts. Please try again in ${wait}.`,
    )
  })
})

describe('the text of a failure', () => {
  const texts = Object.entries(failureMessages)

  test.each(texts)('of the kind %s contains no code and no vendor', (_, text) => {
    expect(text).not.toMatch(/firebase|auth\/|identity service|http|\d{3}|undefined|error:/i)
  })

  test('at login reveals neither whether the account exists nor which field was wrong', () => {
    expect(failureMessages['wrong credentials']).toBe(
      'That username, email or password isn’t right.',
    )
  })
})

test.each([
  ['HEIC', 'This is a HEIC picture. Please choose a JPG or PNG picture.'],
  ['AVIF', 'This is an AVIF picture. Please choose a JPG or PNG picture.'],
  ['PDF', 'This is a PDF file. Please choose a JPG or PNG picture.'],
  ['video', 'This is a video. Please choose a JPG or PNG picture.'],
] as const)('the message about a file that is no picture names its format: %s', (format, text) => {
  expect(failureText({ kind: 'not a picture', format })).toBe(text)
})
