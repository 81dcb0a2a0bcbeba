/** The prerendered forms: path, name, one field, and the label of the button when it is pressed. */
export const forms = [
  {
    path: '/login',
    form: 'Login',
    field: 'Username or email',
    button: 'Login',
    busy: 'Logging in...',
  },
  {
    path: '/signup',
    form: 'Sign Up',
    field: 'First name',
    button: 'Sign Up',
    busy: 'Creating account...',
  },
  {
    path: '/forgot-password',
    form: 'Forgot Password?',
    field: 'Email',
    button: 'Send Reset Link',
    busy: 'Sending...',
  },
]
