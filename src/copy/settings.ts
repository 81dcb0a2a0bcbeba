import type { SocialProvider } from '../../machines/member.ts'
import { brand } from './brand.ts'
import { providerNames } from './social.ts'

export const settingsCopy = {
  heading: 'Settings',
  list: 'Privacy & Permissions',
  reportIssue: { title: 'Report An Issue', text: 'Tell us what went wrong' },
  contact: { title: 'Contact Us', text: `Copies ${brand.supportEmail} to your clipboard` },
  contactByHand: `Please email us at: ${brand.supportEmail}`,
  privacy: { title: 'Privacy Policy', text: 'Opens in a new tab' },
  deleteAccount: { title: 'Delete Account', text: 'Removes your account and everything in it' },
} as const

/** The theme setting. */
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
  missing: 'Please describe the issue',
  cancel: 'Cancel',
  close: 'Close',
  submit: 'Submit',
  busy: 'Submitting...',
} as const

export const deleteAccountCopy = {
  title: 'Delete your account?',
  text: 'Your profile, interests and event history are removed for good. Your connections will no longer see you in shared plans.',
  cancel: 'Cancel',
  confirm: 'Delete Account',
  busy: 'Deleting...',
  proof: {
    title: 'Is it you?',
    form: 'Confirm with your password',
    byPassword: 'You signed in some time ago. Type your password to delete your account.',
    password: 'Password',
    passwordMissing: 'Please enter your password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    byProvider: (provider: SocialProvider) =>
      `You signed in some time ago. Sign in with ${providerNames[provider]} once more to delete your account.`,
    ask: (provider: SocialProvider) => `Continue with ${providerNames[provider]}`,
    waiting: (provider: SocialProvider) => `Please go on in the ${providerNames[provider]} window.`,
  },
  unfinished: {
    title: 'Finish deleting',
    text: 'Your account has not been removed completely. Finish, so that nothing of it stays behind.',
    action: 'Finish deleting',
  },
} as const
