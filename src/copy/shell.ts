export const shellCopy = {
  skipToContent: 'Skip to content',
  signUp: 'Sign Up',
  login: 'Login',
  profile: 'Profile',
  settings: 'Settings',
  logout: 'Logout',
  /** Stands in for a member without a name. */
  nameless: 'User',
  accountMenu: 'Account menu',
  notifications: 'Notifications',
  closeNotification: 'Close',
} as const

/**
 * The identity service removes a password that was chosen before its address was verified,
 * as soon as a provider proves the address.
 */
export const passwordLostCopy = {
  label: 'Your password',
  text: 'This address had not been verified, so the password you chose earlier no longer works.',
  send: 'Email me a link to set a new one',
  sending: 'Sending...',
  dismiss: 'Not now',
  close: 'Close',
} as const
