export const shellCopy = {
  skipToContent: 'Skip to content',
  signUp: 'Sign Up',
  login: 'Login',
  profile: 'Profile',
  settings: 'Settings',
  logout: 'Logout',
  /** The name of a member without a name. */
  nameless: 'User',
  accountMenu: 'Account menu',
  notifications: 'Notifications',
  closeNotification: 'Close',
} as const

/**
 * The banner about a removed password. The identity service removes a password of an unverified email when a provider
 * verifies the email.
 */
export const passwordRemovedCopy = {
  label: 'Your password',
  text: 'Your email address hadn’t been verified, so the password you chose earlier no longer works.',
  send: 'Email me a reset link',
  sending: 'Sending...',
  dismiss: 'Not now',
  close: 'Close',
} as const
