import type { Row } from './row.ts'

export const section5: readonly Row[] = [
  {
    id: '5.01',
    statement: "Sign-up with passwords that differ shows the toast 'Passwords do not match'.",
  },
  { id: '5.02', statement: 'Sign-up with passwords that differ submits nothing.' },
  { id: '5.03', statement: 'Sign-up requires the first name.' },
  { id: '5.04', statement: 'Sign-up requires the username.' },
  { id: '5.05', statement: 'Sign-up requires the email.' },
  { id: '5.06', statement: 'Sign-up requires the password.' },
  { id: '5.07', statement: 'Sign-up requires the confirmed password.' },
  { id: '5.08', statement: 'The last name is optional at sign-up.' },
  { id: '5.09', statement: 'The phone is optional at sign-up.' },
  { id: '5.10', statement: 'Login needs a verified email.', reading: 22 },
  {
    id: '5.11',
    statement: 'Other rules for the fields of login are not shown.',
    nothingToShow: 'The specification leaves them open.',
  },
  {
    id: '5.12',
    statement:
      "Forgot password without an email shows the toast 'Please enter your email address'.",
  },
  {
    id: '5.13',
    statement:
      "/preferences requires an interest, otherwise 'Please select at least one interest'.",
  },
  {
    id: '5.14',
    statement:
      "/update-preferences requires an interest, otherwise 'Please select at least one interest'.",
  },
  { id: '5.15', statement: 'Profile completion requires the first name.' },
  { id: '5.16', statement: 'Profile completion requires the email.' },
  { id: '5.17', statement: 'An email that a social account has filled in is read-only.' },
  {
    id: '5.18',
    statement:
      "It says 'Email address is set from your Google/Apple account and cannot be modified'.",
  },
  { id: '5.19', statement: 'The picture of edit profile must be jpeg or png.' },
  { id: '5.20', statement: "The location is set by the browser's geolocation." },
  {
    id: '5.21',
    statement:
      "A browser without geolocation shows 'Geolocation is not supported by your browser'.",
  },
  {
    id: '5.22',
    statement: "A profile update needs a signed-in user, otherwise 'No user is logged in'.",
  },
  {
    id: '5.23',
    statement:
      "A profile update needs an ID token, otherwise 'Failed to get authentication token'.",
    reading: 23,
  },
  {
    id: '5.24',
    statement:
      "A verification email without a user gives 'No user is logged in or email is already verified'.",
  },
  { id: '5.25', statement: 'A verification email to a verified email gives the same message.' },
  {
    id: '5.26',
    statement: "A bug report that is empty after trimming gives 'Please describe the issue'.",
  },
  {
    id: '5.27',
    statement: 'A password has at least 6 characters where the identity service gives no policy.',
    reading: 21,
  },
  {
    id: '5.28',
    statement: 'Other password rules are not shown.',
    nothingToShow: 'The specification leaves them open.',
  },
]
