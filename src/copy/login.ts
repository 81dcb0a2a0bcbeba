import { brand } from './brand.ts'

export const loginCopy = {
  form: 'Login',
  heading: 'Welcome back',
  lead: 'Log in to see your profile and your interests.',
  identifier: 'Username or email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  forgotPassword: 'Forgot Password?',
  submit: 'Login',
  busy: 'Logging in...',
  checkingEmail: 'Checking whether your email is verified...',
  verifiedHeading: 'Your email is verified',
  verifiedText: 'Next, pick your interests.',
  verifiedElsewhere:
    'The window where you signed up goes on by itself. To go on here instead, log in.',
  newHere: `New to ${brand.name}?`,
  signUp: 'Sign Up',
  unverified: 'First, open the verification link we emailed you.',
  verify: 'Verify your email',
  otherWay: 'If you signed up with Google or Apple, use the same button below.',
  problems: {
    identifierMissing: 'Please enter your username or email',
    passwordMissing: 'Please enter your password',
    wrongCredentials: 'Username or password isn’t right',
  },
} as const

/** A placeholder. Replace it with a quote of a real member before launch. */
export const testimonialCopy = {
  quote: 'We used to need forty messages to find one\u00a0evening. Now the\u00a0evening finds us.',
  name: 'Priya Nair',
  role: 'Runs a book club of nine',
} as const
