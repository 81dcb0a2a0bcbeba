import type { Failure, FailureKind, FileFormat } from '../../machines/failure.ts'
import type { SocialProvider } from '../../machines/member.ts'
import { brand } from './brand.ts'
import { language } from './language.ts'
import { unreachableMessages } from './unreachable.ts'

/**
 * The message of each failure (specification, section 8): what happened and what to do next, without the vendor's raw
 * text.
 */
export const failureMessages: Readonly<Record<FailureKind, string>> = {
  'wrong credentials': 'That username, email or password isn’t right.',
  'email taken': 'An account with this email address already exists.',
  'username taken': 'This username is taken. Please choose another.',
  'weak password': 'This password is too easy to guess. Please choose a longer one.',
  'invalid email': 'That doesn’t look like an email address.',
  'account disabled': `This account has been closed. If you think that’s a mistake, email ${brand.supportEmail}.`,
  'too many requests': 'Too many attempts. Please wait a moment and try again.',
  ...unreachableMessages,
  'bad gateway': unreachableMessages['server error'],
  'popup closed': 'The sign-in window was closed before you finished. Please try again.',
  'popup blocked':
    'Your browser blocked the sign-in window. Allow pop-ups and try again, or open this page in another browser.',
  'popup superseded': 'You’ve opened another sign-in window. Please continue there.',
  'provider unreachable': 'We couldn’t reach the sign-in service. Please try again.',
  'other provider':
    'There’s already an account with this email address. Please log in the way you did before.',
  'recent sign-in required': 'For your security, please log in again.',
  'wrong account':
    'That’s a different account. Please continue with the one you’re logged in with.',
  'not signed in': 'No user is logged in',
  'email already verified': 'No user is logged in or email is already verified',
  'no token': 'Failed to get authentication token',
  'session expired': 'Session expired. Please login again.',
  'account deleted': 'This account has been deleted.',
  'link invalid': 'This link has expired or has already been used. Please request a new one.',
  'not allowed': 'You don’t have permission to do that.',
  'sign-in not accepted': 'This way to log in isn’t accepted for this account.',
  'not registered': 'We couldn’t find your account. Please sign up.',
  refused: 'That didn’t work. Please try again.',
  'username sign-in unsupported': 'Please log in with your email address instead of your username.',
  'too many username tries':
    'Too many attempts with this username. Use your email address, or try again later.',
  'unexpected answer': 'We got an unexpected response. Please try again.',
  'not a picture': 'Please choose a JPG or PNG picture.',
  'picture too large': 'This picture is too large. The limit is 20 MB and 64 megapixels.',
  'picture unreadable': 'We couldn’t open this picture. Please choose another one.',
  'browser storage unavailable':
    'Your browser won’t let this site save data. Allow it in your browser settings, or leave private browsing.',
  misconfigured: `Something’s wrong on our side, and trying again won’t help. Please email ${brand.supportEmail}.`,
  superseded:
    'Another tab logged in or out in the meantime. Check who is logged in, then try again.',
  'changed elsewhere':
    'This changed in another tab or on another device. Please check it, then try again.',
  unknown: 'Something went wrong. Please try again.',
}

const providerFallbacks: Readonly<Record<SocialProvider, string>> = {
  google: 'Google sign-in failed',
  apple: 'Apple sign-in failed',
}

/** The messages of the specification for every failure of a save, unless the browser cannot reach the servers. */
const saveMessages = {
  'preferences choice': 'Failed to save preferences. Please try again.',
  'preferences update': 'Failed to update preferences. Please try again.',
  'profile completion': 'Failed to complete profile. Please try again.',
} as const

/** The fallback messages of the specification for responses without a usable message, by action. */
const failureFallbacks = {
  ...saveMessages,
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
  if (fallback && action in saveMessages && failure.kind !== 'unreachable') return fallback
  if (showsBackendMessage.has(failure.kind))
    return failure.message?.trim() || (fallback ?? failureMessages[failure.kind])
  if (failure.kind === 'session expired' && fallback && startsSession.has(action)) return fallback
  if (failure.kind === 'too many requests' && failure.retryAfter)
    return `Too many attempts. Please try again in ${waitText(failure.retryAfter)}.`
  if (failure.kind === 'not a picture' && failure.format)
    return `This is ${fileFormatNames[failure.format]}. ${failureMessages[failure.kind]}`
  return failureMessages[failure.kind]
}

const fileFormatNames: Readonly<Record<FileFormat, string>> = {
  HEIC: 'a HEIC picture',
  AVIF: 'an AVIF picture',
  WebP: 'a WebP picture',
  GIF: 'a GIF picture',
  BMP: 'a BMP picture',
  TIFF: 'a TIFF picture',
  'JPEG XL': 'a JPEG XL picture',
  'JPEG 2000': 'a JPEG 2000 picture',
  SVG: 'an SVG drawing',
  Photoshop: 'a Photoshop file',
  PDF: 'a PDF file',
  video: 'a video',
}

const showsBackendMessage: ReadonlySet<FailureKind> = new Set([
  'refused',
  'not allowed',
  'sign-in not accepted',
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

const counted = (count: number, unit: 'second' | 'minute' | 'hour'): string =>
  new Intl.NumberFormat(language.tag, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
