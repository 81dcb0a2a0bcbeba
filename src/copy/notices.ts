import type { Failure } from '../../machines/failure.ts'
import type { NoticeKey } from '../../machines/notices.ts'
import { brand } from './brand.ts'
import { type FailedAction, failureMessages, failureText } from './failures.ts'
import { forgotPasswordCopy } from './forgot-password.ts'
import { preferencesCopy } from './preferences.ts'
import { verificationMessages } from './verify-email.ts'

export type NoticeText = { tone: 'success' | 'info' | 'danger'; text: string }

/** The text and tone of a notice about this email, if it is about one, and of the failure that explains it (specification, section 8). */
export const noticeText = (key: NoticeKey, failure?: Failure | null, email = ''): NoticeText =>
  notices[key](failure ?? { kind: 'unknown' }, email)

type NoticeTextFor = (failure: Failure, email: string) => NoticeText

const good =
  (text: string): NoticeTextFor =>
  () => ({ tone: 'success', text })

const bad =
  (text: string): NoticeTextFor =>
  () => ({ tone: 'danger', text })

const explained =
  (act: FailedAction): NoticeTextFor =>
  (failure) => ({
    tone: failure.kind === 'popup closed' ? 'info' : 'danger',
    text: failureText(failure, act),
  })

const notices: Readonly<Record<NoticeKey, NoticeTextFor>> = {
  'account created': good('Please check your email to verify your account'),
  'passwords do not match': bad('Passwords do not match'),
  'registration failed': explained('sign up'),
  'verification email not sent': bad(verificationMessages['not sent']),
  'withdrawal failed': bad('We couldn’t cancel this sign-up. Please try again.'),
  'login failed': explained('login'),
  'email not verified': bad('email is not verified'),
  'other email verified': (_, email) => ({
    tone: 'info',
    text: `${email} is verified now. You’re logged in with another account here.`,
  }),
  'google sign-in failed': explained('google'),
  'apple sign-in failed': explained('apple'),
  'providers unlinked': () => ({
    tone: 'info',
    text: 'A Google or Apple account with a different email address was linked to yours. We’ve removed it to keep your account safe.',
  }),
  'providers not unlinked': bad(
    'A Google or Apple account with a different email address is linked to yours. Please log out and back in so we can remove it.',
  ),
  'email needed': bad(forgotPasswordCopy.emailMissing),
  'reset email sent': good(forgotPasswordCopy.sent),
  'reset email failed': explained('password reset'),
  'interest needed': bad(preferencesCopy.problems.noneSelected),
  'preferences not saved': explained('preferences choice'),
  'preferences not updated': explained('preferences update'),
  'preferences updated': good(preferencesCopy.updated),
  'logout waits': () => ({
    tone: 'info',
    text: 'We’re saving your changes first. You’ll be logged out right after.',
  }),
  'session expired': bad(failureMessages['session expired']),
  'account gone': bad('This account no longer exists or was disabled.'),
  'signed out': () => ({ tone: 'info', text: 'You’ve been logged out.' }),
  'signed out elsewhere': () => ({
    tone: 'info',
    text: 'You’ve been logged out in another tab.',
  }),
  'session not stored': () => ({
    tone: 'info',
    text: 'Your browser couldn’t save your login. You’ll stay logged in until you close or reload this page.',
  }),
  'location updated': good('Location updated successfully!'),
  'location failed': bad('Failed to update location'),
  'location unnamed': bad('Failed to get location details'),
  'geolocation unsupported': bad('Geolocation is not supported by your browser'),
  'picture not uploaded': bad(
    'Failed to upload profile picture, but continuing with other updates.',
  ),
  'profile completed': good('Profile completed successfully!'),
  'profile not completed': explained('profile completion'),
  'profile updated': good('Profile updated successfully!'),
  'profile not updated': explained('profile update'),
  'profile saved without place': () => ({
    tone: 'info',
    text: 'Saved, but we couldn’t find your location.',
  }),
  'profile changed elsewhere': () => ({
    tone: 'info',
    text: 'Not saved yet. Your profile has also changed on another device. Choose in the form which values to keep.',
  }),
  'issue text needed': bad('Please describe the issue'),
  'issue reported': good(
    'Bug report submitted successfully. Thank you for helping improve our app!',
  ),
  'issue not reported': explained('issue report'),
  'email copied': good(`Email address copied to clipboard: ${brand.supportEmail}`),
  'email not copied': () => ({
    tone: 'info',
    text: `Please email us at: ${brand.supportEmail}`,
  }),
  'account deleted': good('Account deleted successfully'),
  'account not deleted': bad('Failed to delete account. Please try again.'),
  'account not deleted from backend': explained('account deletion'),
}
