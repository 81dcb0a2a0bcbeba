/** Somebody who signs in, as the identity service would say it. */
export type Person = {
  uid: string
  email: string
  verified: boolean
  provider: 'password' | 'google.com' | 'apple.com'
}

/** A password account whose address is verified. */
export const ada: Person = {
  uid: 'uid-ada',
  email: 'ada@example.com',
  verified: true,
  provider: 'password',
}

/** The same before the verification mail was opened. */
export const newAda: Person = { ...ada, verified: false }

/** Another password account. */
export const ben: Person = {
  uid: 'uid-ben',
  email: 'ben@example.com',
  verified: true,
  provider: 'password',
}

/** A password account that has no record yet, and whose address is not verified. */
export const newcomer: Person = {
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

/** What the sign-up form sends for a person. */
export const registrationOf = (person: Person, username: string) => ({
  firstName: 'Ada',
  lastName: 'Lovelace',
  username,
  email: person.email,
  password: 'correct horse battery staple',
  phone: '+49 30 901820',
})

/** What the site sends after a social sign-in. */
export const socialBodyOf = (person: Person, name: string) => ({
  provider: person.provider === 'apple.com' ? 'apple' : 'google',
  providerId: 'provider-id-1',
  email: person.email,
  name,
  profileImage: '',
  phone: '',
})
