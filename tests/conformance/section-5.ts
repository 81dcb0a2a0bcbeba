import type { Row } from './row.ts'

export const section5: readonly Row[] = [
  {
    id: '5.01',
    says: "Sign-up with passwords that differ shows the toast 'Passwords do not match'.",
  },
  { id: '5.02', says: 'Sign-up with passwords that differ submits nothing.' },
  { id: '5.03', says: 'Sign-up requires the first name.' },
  { id: '5.04', says: 'Sign-up requires the username.' },
  { id: '5.05', says: 'Sign-up requires the email.' },
  { id: '5.06', says: 'Sign-up requires the password.' },
  { id: '5.07', says: 'Sign-up requires the confirmed password.' },
  { id: '5.08', says: 'The last name is optional at sign-up.' },
  { id: '5.09', says: 'The phone is optional at sign-up.' },
  { id: '5.10', says: 'Login needs a verified email.', reading: 22 },
  {
    id: '5.11',
    says: 'Other rules for the fields of login are not shown.',
    nothingToShow: 'The specification leaves them open.',
  },
  {
    id: '5.12',
    says: "Forgot password without an email shows the toast 'Please enter your email address'.",
  },
  {
    id: '5.13',
    says: "/preferences requires an interest, otherwise 'Please select at least one interest'.",
  },
  {
    id: '5.14',
    says: "/update-preferences requires an interest, otherwise 'Please select at least one interest'.",
  },
  { id: '5.15', says: 'Profile completion requires the first name.' },
  { id: '5.16', says: 'Profile completion requires the email.' },
  { id: '5.17', says: 'An email that a social account has filled in is read-only.' },
  {
    id: '5.18',
    says: "It says 'Email address is set from your Google/Apple account and cannot be modified'.",
  },
  { id: '5.19', says: 'The picture of edit profile must be jpeg or png.' },
  { id: '5.20', says: "The location is set by the browser's geolocation." },
  {
    id: '5.21',
    says: "A browser without geolocation shows 'Geolocation is not supported by your browser'.",
  },
  {
    id: '5.22',
    says: "A profile update needs a signed-in user, otherwise 'No user is logged in'.",
  },
  {
    id: '5.23',
    says: "A profile update needs an ID token, otherwise 'Failed to get authentication token'.",
    reading: 23,
  },
  {
    id: '5.24',
    says: "A verification email without a user gives 'No user is logged in or email is already verified'.",
  },
  { id: '5.25', says: 'A verification email to a verified email gives the same message.' },
  {
    id: '5.26',
    says: "A bug report that is empty after trimming gives 'Please describe the issue'.",
  },
  {
    id: '5.27',
    says: 'A password has at least 6 characters where the identity service gives no policy.',
    reading: 21,
  },
  {
    id: '5.28',
    says: 'Other password rules are not shown.',
    nothingToShow: 'The specification leaves them open.',
  },
]
