import type { Failure, FailureKind } from '../../machines/failure.ts'
import type { SocialProvider } from '../../machines/member.ts'
import { brand } from './brand.ts'
import { unreachableMessages } from './unreachable.ts'

/**
 * The message of each failure (specification, section 8): what happened and what to do next, without the vendor's raw
 * text.
 */
export const failureMessages: Readonly<Record<FailureKind, string>> = {
  'wrong credentials': 'That username, email or password is not right.',
  'email taken': 'An account with this email address already exists.',
  'username taken': 'This username is taken. Please choose another.',
  'weak password': 'This password is too easy to guess. Please choose a longer one.',
  'invalid email': 'This email address does not look right.',
  'account disabled': `This account is closed. Please write to ${brand.supportEmail}.`,
  'too many requests': 'Too many tries. Please wait a little and try again.',
  ...unreachableMessages,
  'bad gateway': unreachableMessages['server error'],
  'popup closed': 'The sign-in window was closed before you finished.',
  'popup blocked':
    'Your browser blocked the sign-in window. Press the button once more, or open this site outside the app that you are in.',
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
  refused: 'The service refused this. Please try again.',
  'username sign-in unsupported': 'Please login with your email address instead of your username.',
  'too many username tries':
    'Too many tries with this username. Please login with your email address, or wait a little.',
  'unexpected answer': 'We received an answer that we could not read. Please try again.',
  'not a picture': 'Please choose a JPG or PNG picture.',
  'picture too large':
    'This picture is too large. Please choose one of at most 20 MB and 64 megapixels.',
  'picture unreadable': 'We could not read this picture. Please choose another one.',
  'browser storage unavailable':
    'Your browser keeps this site from storing data. Please allow it, or leave private browsing.',
  misconfigured: `Something is wrong with our settings. Please write to ${brand.supportEmail}.`,
  superseded: 'Something newer happened in the meantime. Please try again.',
  unknown: 'Something went wrong. Please try again.',
}

const providerFallbacks: Readonly<Record<SocialProvider, string>> = {
  google: 'Google sign-in failed',
  apple: 'Apple sign-in failed',
}

/** The fallback messages of the specification for responses without a usable message, by action. */
const failureFallbacks = {
  login: 'Login failed',
  ...providerFallbacks,
  'sign up': 'Registration failed',
  'password reset': 'Failed to send reset email',
  'profile update': 'Failed to update profile',
  'issue report': 'Failed to submit bug report',
  'account deletion': 'Failed to delete account from backend',
} as const

export type FailedAction = keyof typeof failureFallbacks

/**
 * The message for a failure. The kinds in `showsBackendMessage` use the message of the backend, or the fallback of the
 * action. All others use `failureMessages` (decision 0025).
 */
export const failureText = (failure: Failure, action?: FailedAction): string => {
  const fallback = action && failureFallbacks[action]
  if (showsBackendMessage.has(failure.kind))
    return failure.message?.trim() || (fallback ?? failureMessages[failure.kind])
  if (failure.kind === 'session expired' && fallback && startsSession.has(action)) return fallback
  if (failure.kind === 'too many requests' && failure.retryAfter)
    return `Too many tries. Please try again in ${waitText(failure.retryAfter)}.`
  return failureMessages[failure.kind]
}

const showsBackendMessage: ReadonlySet<FailureKind> = new Set([
  'refused',
  'not allowed',
  'not registered',
  'server error',
  'bad gateway',
  'unexpected answer',
  'unknown',
])

/** A 401 of these actions does not end a session, because they run without one. */
const startsSession: ReadonlySet<FailedAction> = new Set<FailedAction>([
  'login',
  'sign up',
  ...(Object.keys(providerFallbacks) as SocialProvider[]),
])

const waitText = (seconds: number): string => {
  if (seconds < 60) return counted(Math.ceil(seconds), 'second')
  if (seconds < 3600) return counted(Math.ceil(seconds / 60), 'minute')
  return counted(Math.ceil(seconds / 3600), 'hour')
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`
