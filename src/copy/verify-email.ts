import type { VerificationMessage } from '../../machines/verify-email/verify-email-setup.ts'

export const verifyEmailCopy = {
  heading: 'Check your inbox',
  sentTo: 'We’ve sent a link to',
  instruction: 'Open it to verify your account. If it isn’t in your inbox, check your spam folder.',
  unsentHeading: 'Verify your email',
  notSentTo: 'We couldn’t send the verification email to',
  unsentInstruction: 'Press “Resend Verification Email” to try again.',
  openMail: (provider: string) => `Open ${provider}`,
  movesOn: 'This page moves on by itself once you’ve opened the link.',
  verifiedHeading: 'You’re in',
  verifiedText: 'is verified. Next, pick your interests.',
  check: "I've Verified My Email",
  checking: 'Checking...',
  resend: 'Resend Verification Email',
  resendIn: (seconds: number) => `Resend Verification Email (${seconds}\u00a0s)`,
  resending: 'Sending...',
  caption: {
    stopped: "We’ve stopped checking. Once you’ve opened the link, press “I've Verified My Email”.",
    leaving: 'Taking you to your interests...',
  },
  wrongEmail: 'Wrong address?',
  wrongEmailHint:
    'We’ll cancel this sign-up and take you back to the form. You won’t have to fill in everything again.',
  withdrawing: 'Cancelling...',
  retrySignIn: 'Retry',
  usedLink:
    'Does the link say it’s already been used? A mail scanner may have opened it first. If this page doesn’t move on,',
  logIn: 'log in',
  ended: {
    'email unknown': {
      heading: 'Verify your email',
      text: 'Log in first so we know which email address to verify.',
      next: 'login',
    },
    verified: {
      heading: 'Your email is verified',
      text: 'Log in to pick your interests.',
      next: 'login',
    },
    'verified elsewhere': {
      heading: 'Your email is verified. Log in.',
      text: 'It was verified in another way: the password was reset, or someone signed in with Google or Apple. The password you chose here no longer works.',
      next: 'login',
    },
    over: {
      heading: 'This sign-up is over',
      text: 'The account no longer exists or was disabled. You can sign up again.',
      next: 'signUp',
    },
    lost: {
      heading: 'This sign-up can’t go on here',
      text: 'Log in, or sign up again.',
      next: 'login',
    },
    replaced: {
      heading: 'Someone else is signing in',
      text: 'Another account is open in this browser now, so this page has stopped waiting for yours. Log in to continue.',
      next: 'login',
    },
  },
  next: { login: 'Login', signUp: 'Sign Up' },
} as const

/** The messages of the specification (section 8) after an action. */
export const verificationMessages: Readonly<Record<VerificationMessage, string>> = {
  sent: 'Verification email sent successfully! Please check your inbox.',
  'not sent': 'Failed to send verification email. Please try again.',
  'no recipient': 'No user is logged in or email is already verified',
  'not verified yet':
    'Email not verified yet. Please check your inbox and click the verification link.',
  'check failed': 'Failed to check verification status. Please try again.',
  verified: 'Email verified successfully!',
}

type Tone = { tone: 'success' | 'info'; icon: 'tick' | 'info' }

/**
 * By the specification's rule (section 4), a text that contains 'success' or 'verified' is green and every other one is
 * blue. So 'Email not verified yet...' is green; only a success has the tick.
 */
export const verificationTones: Readonly<Record<VerificationMessage, Tone>> = {
  sent: { tone: 'success', icon: 'tick' },
  'not sent': { tone: 'info', icon: 'info' },
  'no recipient': { tone: 'success', icon: 'info' },
  'not verified yet': { tone: 'success', icon: 'info' },
  'check failed': { tone: 'info', icon: 'info' },
  verified: { tone: 'success', icon: 'tick' },
}
