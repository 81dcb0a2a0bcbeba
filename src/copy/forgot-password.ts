export const forgotPasswordCopy = {
  form: 'Forgot Password?',
  heading: 'Forgot Password?',
  lead: 'Tell us your email and we’ll send a link to set a new one.',
  email: 'Email',
  emailPlaceholder: 'you@example.com',
  submit: 'Send Reset Link',
  busy: 'Sending...',
  back: 'Back to Login',
  sent: 'Password reset email sent! Please check your inbox.',
  sentHint: 'The link comes only if the address has an account. Look in the spam folder too.',
  emailMissing: 'Please enter your email address',
} as const
