export const shellCopy = {
  skipToContent: 'Skip to content',
  signUp: 'Sign Up',
  login: 'Login',
  profile: 'Profile',
  settings: 'Settings',
  logout: 'Logout',
  finishDeleting: 'Finish deleting',
  /** The name of a member without a name. */
  nameless: 'User',
  accountMenu: 'Account menu',
  notifications: 'Notifications',
  closeNotification: 'Close',
} as const

/**
 * The banner about the password of a member who signs in with a provider. The identity service removes a password of an unverified email when a provider
 * verifies the email.
 */
export const passwordRemovedCopy = {
  label: 'Your password',
  text: {
    'password removed':
      'Your email address hadn’t been verified, so the password you chose earlier no longer works.',
    'password also opens':
      'A password also opens this account. If you didn’t set it, set a new one.',
  },
  send: 'Email me a reset link',
  sending: 'Sending...',
  dismiss: 'Not now',
  close: 'Close',
} as const
