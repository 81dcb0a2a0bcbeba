import type { VerificationMessage } from '../../machines/verify-email/verify-email-setup.ts'

export const verifyEmailCopy = {
  heading: 'Check your inbox',
  sentTo: 'We sent a link to',
  instruction:
    'Open it to verify your account. If it isn’t in your inbox, look in the spam folder.',
  verifiedHeading: 'You’re in',
  verifiedText: 'is yours. Next, the things you enjoy.',
  check: "I've Verified My Email",
  checking: 'Checking...',
  resend: 'Resend Verification Email',
  resendIn: (seconds: number) => `Resend Verification Email (${seconds}\u00a0s)`,
  resending: 'Sending...',
  caption: {
    next: (every: number, done: number, of: number, seconds: number) =>
      `We look for you every ${every} s. Check ${done} of ${of}, next in ${seconds} s`,
    looking: (every: number, done: number, of: number) =>
      `We look for you every ${every} s. Check ${done} of ${of}, looking now`,
    stopped: 'We stopped looking. Use the button when you have opened the link.',
    leaving: 'Taking you to your interests...',
  },
  wrongAddress: 'Wrong address?',
  wrongAddressHint: 'We take back this sign-up and bring you to the form, as you filled it in.',
  withdrawing: 'Taking it back...',
  retryEntry: 'Retry',
  unknown: {
    heading: 'Verify your email',
    text: 'Login first, so that we know which address to look for.',
    login: 'Login',
  },
} as const

/** The texts of the specification (section 8) for what the last press came to. */
export const verificationMessages: Readonly<Record<VerificationMessage, string>> = {
  sent: 'Verification email sent successfully! Please check your inbox.',
  'not sent': 'Failed to send verification email. Please try again.',
  'nobody to send to': 'No user is logged in or email is already verified',
  'not verified yet':
    'Email not verified yet. Please check your inbox and click the verification link.',
  'check failed': 'Failed to check verification status. Please try again.',
  verified: 'Email verified successfully!',
}

/**
 * The literal rule of the specification (section 4): green when the text contains 'success' or 'verified', otherwise blue.
 * 'Email not verified yet...' is therefore green; only good news carries the tick.
 */
export const messageTone = (text: string): { tone: 'success' | 'info'; icon: 'tick' | 'info' } => ({
  tone: text.includes('success') || text.includes('verified') ? 'success' : 'info',
  icon: text.includes('success') ? 'tick' : 'info',
})
