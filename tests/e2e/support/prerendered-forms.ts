/** The prerendered forms: path, name and one field. */
export const forms = [
  { path: '/login', form: 'Login', field: 'Username or email' },
  { path: '/signup', form: 'Sign Up', field: 'First name' },
  { path: '/forgot-password', form: 'Forgot Password?', field: 'Email' },
]
