import type { SocialProvider } from '../../machines/member.ts'
import { brand } from './brand.ts'
import { unreadableText } from './fields.ts'
import { shellCopy } from './shell.ts'
import { providerNames } from './social.ts'

export const settingsCopy = {
  heading: 'Settings',
  list: 'Privacy & Permissions',
  reportIssue: { title: 'Report An Issue', text: 'Tell us what went wrong' },
  contact: { title: 'Contact Us', text: `Copies ${brand.supportEmail} to your clipboard` },
  contactByHand: `Please email us at: ${brand.supportEmail}`,
  privacy: { title: 'Privacy Policy', text: 'Opens in a new tab' },
  /** Shown if failures of pages are reported. */
  reports:
    'If a page fails, it reports the names of the last steps before that. The report contains nothing that you typed and nothing about you. Do Not Track and Global Privacy Control turn it off.',
  signInMethods: {
    list: 'Ways to log in',
    withoutEmail: 'Shares no email address',
  },
  password: {
    title: 'Change Password',
    text: (email: string) => `We’ll email a link to ${email}`,
    sent: (email: string) =>
      `We’ve emailed a link to ${email}. You can request another one in a minute.`,
  },
  deleteAccount: { title: 'Delete Account', text: 'Removes your account and everything in it' },
} as const

export const themeCopy = {
  label: 'Theme',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
} as const

export const reportIssueCopy = {
  title: 'Report An Issue',
  form: 'Report An Issue',
  description: 'Description',
  placeholder: 'What went wrong? Please include the steps to reproduce it.',
  problems: {
    missing: 'Please describe the issue',
    'too long': 'Please keep your description to 5000 characters or fewer',
    unreadable: unreadableText,
  },
  cancel: 'Cancel',
  close: 'Close',
  submit: 'Submit',
  busy: 'Submitting...',
} as const

export const deleteAccountCopy = {
  title: 'Delete your account?',
  text: 'This will permanently delete your profile, interests and event history. Your connections won’t see you in shared plans any more. This can’t be undone.',
  cancel: 'Cancel',
  confirm: 'Delete Account',
  busy: 'Deleting...',
  proof: {
    title: 'Confirm it’s you',
    form: 'Confirm with your password',
    byPassword:
      'It’s been a while since you logged in. Enter your password to delete your account.',
    password: 'Password',
    passwordMissing: 'Please enter your password',
    passwordWrong: 'That password isn’t right. Please try again.',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    byProvider: (provider: SocialProvider) =>
      `It’s been a while since you logged in. Continue with ${providerNames[provider]} to delete your account.`,
    ask: (provider: SocialProvider) => `Continue with ${providerNames[provider]}`,
    waiting: (provider: SocialProvider) =>
      `Please continue in the ${providerNames[provider]} window.`,
  },
  unfinished: {
    title: shellCopy.finishDeleting,
    text: 'Your account is being deleted, and some of it is still here. Finish now to remove what’s left, or log out and finish the next time you log in. Your username may not work then, but your email will.',
    action: shellCopy.finishDeleting,
  },
} as const
