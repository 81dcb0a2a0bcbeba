import type { Row } from './row.ts'

export const section7: readonly Row[] = [
  { id: '7.01', statement: 'Every call goes to the configured host under the path /api.' },
  { id: '7.02', statement: 'A call is given up after 10 seconds.' },
  { id: '7.03', statement: 'Every request carries Authorization Bearer with the identity token.' },
  {
    id: '7.04',
    statement: 'Every request carries x-auth-type: google, apple or local.',
    reading: 16,
  },
  { id: '7.05', statement: 'On 401 the request is retried once with a refreshed token.' },
  {
    id: '7.06',
    statement: 'On 401 without an identity, local storage is cleared and the user goes to /login.',
  },
  {
    id: '7.07',
    statement: 'When the refresh fails, local storage is cleared and the user goes to /login.',
    reading: 23,
  },
  { id: '7.08', statement: 'GET /users/me has no body.' },
  { id: '7.09', statement: 'GET /users/me has the user at data.data.data.', reading: 4 },
  { id: '7.10', statement: 'POST /users/login sends email and firebaseUid.' },
  { id: '7.11', statement: 'POST /users/login answers success or error.' },
  { id: '7.12', statement: 'POST /users/login has the user at data.data.data.', reading: 4 },
  {
    id: '7.13',
    statement:
      'POST /users/social-auth sends provider, providerId, email, name, profileImage and phone.',
  },
  { id: '7.14', statement: 'The provider of POST /users/social-auth is google or apple.' },
  { id: '7.15', statement: 'POST /users/social-auth answers success or error.' },
  { id: '7.16', statement: 'POST /users/social-auth has the user at data.data.user.', reading: 4 },
  {
    id: '7.17',
    statement:
      'POST /users/register sends firstName, lastName, username, email, password and phone.',
  },
  { id: '7.18', statement: 'POST /users/register answers success or error.' },
  { id: '7.19', statement: 'POST /users/register has the token at data.token.', reading: 4 },
  { id: '7.20', statement: 'POST /users/interests sends interests, a list of names.' },
  { id: '7.21', statement: 'POST /users/interests has the user at data.user.', reading: 4 },
  {
    id: '7.22',
    statement:
      'PUT /users/update sends firstName, lastName, email, phone, profileImage and location.',
  },
  { id: '7.23', statement: 'Edit profile adds dateOfBirth.' },
  { id: '7.24', statement: 'PUT /users/update answers success (boolean) or error (string).' },
  { id: '7.25', statement: 'After a successful update the user data is refetched.' },
  { id: '7.26', statement: 'DELETE /users/delete-account has no body.' },
  { id: '7.27', statement: 'DELETE /users/delete-account answers success or error.' },
  { id: '7.28', statement: 'POST /users/report-bug sends bugDescription.' },
  { id: '7.29', statement: 'POST /users/report-bug shows a success toast.' },
  { id: '7.30', statement: 'PUT /users/update sends Content-Type JSON.' },
  { id: '7.31', statement: 'PUT /users/update sends Authorization Bearer with the ID token.' },
  {
    id: '7.32',
    statement: 'PUT /users/update sends x-auth-type for social accounts only.',
    reading: 16,
  },
  {
    id: '7.33',
    statement: 'A position is named by a GET with lat, lon, format=json and address details.',
  },
  { id: '7.34', statement: 'The maps service is sent an Accept-Language header.' },
  { id: '7.35', statement: 'The address is read from display_name.' },
  { id: '7.36', statement: 'The city is read from address.city, town or village.' },
  { id: '7.37', statement: 'A profile image is uploaded as a data URL.' },
  { id: '7.38', statement: 'After the upload its download URL is fetched.' },
  { id: '7.39', statement: 'An image is uploaded only when a new picture was chosen.' },
  { id: '7.40', statement: 'The identity service is asked for a sign-in by password.' },
  { id: '7.41', statement: 'The identity service is asked for a sign-up.' },
  { id: '7.42', statement: 'The identity service is asked for a password reset.' },
  { id: '7.43', statement: 'The identity service sends the email verification.' },
  { id: '7.44', statement: 'The link in the verification email continues to the login page.' },
  { id: '7.45', statement: 'The current user is reloaded to check emailVerified.' },
  { id: '7.46', statement: 'The site subscribes to changes of the auth state.' },
  { id: '7.47', statement: 'The ID token is refreshed.' },
  { id: '7.48', statement: "The identity's profile is updated." },
  {
    id: '7.49',
    statement: 'The request paths of the store actions are not shown.',
    nothingToShow:
      'The specification leaves them open. The rows above cover the requests themselves.',
  },
]
