import type { Failure, FailureKind } from '../../machines/failure.ts'
import { brand } from './brand.ts'
import { outOfReachSentences } from './out-of-reach.ts'

/**
 * What a member reads for each way a service can fail (specification, section 8).
 * A sentence says what happened and what to do next; it never repeats a vendor's raw text.
 */
export const failureSentences: Readonly<Record<FailureKind, string>> = {
  'wrong credentials': 'That username, email or password is not right.',
  'email taken': 'An account with this email address already exists.',
  'username taken': 'This username is taken. Please choose another.',
  'weak password': 'This password is too easy to guess. Please choose a longer one.',
  'invalid email': 'This email address does not look right.',
  'account disabled': `This account is closed. Please write to ${brand.supportEmail}.`,
  'too many requests': 'Too many tries. Please wait a little and try again.',
  ...outOfReachSentences,
  'popup closed': 'The sign-in window was closed before you finished.',
  'popup blocked':
    'Your browser blocked the sign-in window. Press the button once more to open it.',
  'popup superseded': 'Another sign-in window was opened. Please go on in that one.',
  'provider unreachable': 'We could not reach the sign-in provider. Please try again.',
  'other provider':
    'This email address already has an account with another way to sign in. Use the way you used before.',
  'recent sign-in required': 'For your safety, please sign in once more.',
  'wrong account': 'That is a different account. Please sign in with the one you are using here.',
  'not signed in': 'No user is logged in',
  'email already verified': 'No user is logged in or email is already verified',
  'no token': 'Failed to get authentication token',
  'session expired': 'Session expired. Please login again.',
  'account deleted': 'This account has been deleted.',
  'link invalid': 'This link has expired or was used before. Please ask for a new one.',
  'not allowed': 'You are not allowed to do this.',
  'not registered': 'We have no record of this account yet. Please sign up.',
  refused: 'The service refused this. Please check what you entered.',
  'username sign-in unsupported': 'Please login with your email address instead of your username.',
  'unexpected answer': 'We received an answer that we could not read. Please try again.',
  'not a picture': 'Please choose a JPG or PNG picture.',
  'picture too large':
    'This picture is too large. Please choose one of at most 20 MB and 64 megapixels.',
  'picture unreadable': 'We could not read this picture. Please choose another one.',
  'browser storage unavailable':
    'Your browser keeps this site from storing data. Please allow it, or leave private browsing.',
  misconfigured: `Something is wrong with our settings. Please write to ${brand.supportEmail}.`,
  overtaken: 'Something newer happened in the meantime. Please try again.',
  unknown: 'Something went wrong. Please try again.',
}

/** The specification's texts for a failure that has no sentence of its own, by what was tried. */
const failureFallbacks = {
  login: 'Login failed',
  google: 'Google sign-in failed',
  apple: 'Apple sign-in failed',
  'sign up': 'Registration failed',
  'password reset': 'Failed to send reset email',
  'profile update': 'Failed to update profile',
  'issue report': 'Failed to submit bug report',
} as const

export type FailedAct = keyof typeof failureFallbacks

/**
 * The sentence for a failure: the backend's own text where ours would say less,
 * the specification's fallback for an unknown failure of this act, else ours.
 */
export const failureText = (failure: Failure, act?: FailedAct): string => {
  const message = failure.message?.trim()
  if (message && backendKnowsBetter.has(failure.kind)) return message
  if (failure.kind === 'unknown' && act) return failureFallbacks[act]
  if (failure.kind === 'too many requests' && failure.retryAfter)
    return `Too many tries. Please try again in ${waitText(failure.retryAfter)}.`
  return failureSentences[failure.kind]
}

const backendKnowsBetter: ReadonlySet<FailureKind> = new Set([
  'refused',
  'not allowed',
  'server error',
  'unknown',
])

const waitText = (seconds: number): string => {
  if (seconds < 60) return counted(Math.ceil(seconds), 'second')
  if (seconds < 3600) return counted(Math.ceil(seconds / 60), 'minute')
  return counted(Math.ceil(seconds / 3600), 'hour')
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`
