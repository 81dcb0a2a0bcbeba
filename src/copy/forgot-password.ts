export const forgotPasswordCopy = {
  form: 'Forgot Password?',
  heading: 'Forgot Password?',
  lead: 'Enter your email and we’ll send you a link to reset your password.',
  email: 'Email',
  emailPlaceholder: 'you@example.com',
  submit: 'Send Reset Link',
  submitIn: (seconds: number) => `Send Reset Link (${seconds}\u00a0s)`,
  busy: 'Sending...',
  back: 'Back to Login',
  sent: 'Password reset email sent! Please check your inbox.',
  sentHeading: 'Check your inbox',
  sentHint:
    'You’ll only get an email if there’s an account with this address. Check your spam folder too.',
  emailMissing: 'Please enter your email address',
} as const
