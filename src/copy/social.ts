import type { SocialProvider } from '../../machines/member.ts'

export const providerNames: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  apple: 'Apple',
}

export const socialCopy = {
  or: 'or',
  login: (provider: SocialProvider) => `Login with ${providerNames[provider]}`,
  signUp: (provider: SocialProvider) => `Sign up with ${providerNames[provider]}`,
  waiting: (provider: SocialProvider) =>
    `Please continue in the ${providerNames[provider]} window.`,
  cancel: 'Cancel',
  privacy: {
    before: 'Our',
    link: 'Privacy Policy',
    label: 'Privacy Policy (opens in a new tab)',
    after: 'explains how we use your data.',
  },
  inApp:
    'If the Google or Apple window doesn’t open in this app, open this page in your browser or use your email instead.',
  unverified: 'This account’s email address hasn’t been verified yet.',
  verify: 'Verify your email',
} as const
