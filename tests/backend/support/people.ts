import type { SignInProvider } from '../../../backend/identity/provider.ts'

/** A test user, as the identity service would describe them. */
export type Person = {
  uid: string
  email: string
  verified: boolean
  provider: SignInProvider
}

/** A password account with a verified email. */
export const ada: Person = {
  uid: 'uid-ada',
  email: 'ada@example.com',
  verified: true,
  provider: 'password',
}

/** The same account before the verification link was opened. */
export const newAda: Person = { ...ada, verified: false }

/** Another password account. */
export const ben: Person = {
  uid: 'uid-ben',
  email: 'ben@example.com',
  verified: true,
  provider: 'password',
}

/** A password account without a record and without a verified email. */
export const unregistered: Person = {
  uid: 'uid-newcomer',
  email: 'newcomer@example.com',
  verified: false,
  provider: 'password',
}

/** A Google account. */
export const grace: Person = {
  uid: 'uid-grace',
  email: 'grace@example.com',
  verified: true,
  provider: 'google.com',
}

/** The request body of the sign-up form. */
export const registrationOf = (person: Person, username: string) => ({
  firstName: 'Ada',
  lastName: 'Lovelace',
  username,
  email: person.email,
  password: 'correct horse battery staple',
  phone: '+49 30 901820',
})

/** The request body after a social sign-in. */
export const socialBodyOf = (person: Person, name: string) => ({
  provider: person.provider === 'apple.com' ? 'apple' : 'google',
  providerId: 'provider-id-1',
  email: person.email,
  name,
  profileImage: '',
  phone: '',
})
