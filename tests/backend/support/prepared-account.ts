import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { ada, type Person, registrationOf, socialBodyOf } from './people.ts'
import type { World } from './world.ts'

/** A stranger who signed up with Ada's unverified email: the same uid, another person. */
export const stranger: Person = { ...ada, verified: false }

/** The stranger's sign-ins: with the password of the sign-up, and with providers linked to the same uid. */
export const strangers: readonly Person[] = [
  stranger,
  { ...stranger, provider: 'google.com' },
  { ...stranger, provider: 'apple.com' },
]

/** The owner of the email, signed in with Google. */
export const byGoogle: Person = { ...ada, provider: 'google.com' }

/** The registration that the stranger typed. */
export const typed = {
  ...registrationOf(stranger, 'mallory'),
  firstName: 'Mallory',
  lastName: 'Moore',
}

/** Actions of a stranger who prepares an account for Ada's email, and of Ada. */
export const preparedAccount = (world: () => World) => {
  const stored = async () => JSON.stringify(await world().db.execute(sql`select * from members`))
  return {
    stored,
    register: (person = stranger) => world().as(person, 'POST', '/users/register', typed),
    withdraw: () => world().as(stranger, 'DELETE', '/users/delete-account'),
    ownerResets: () => void world().changedPasswords.add(ada.uid),
    login: (person: Person) =>
      world().as(person, 'POST', '/users/login', {
        email: person.email,
        firebaseUid: person.uid,
      }),
    socialAuth: (person: Person, name = 'Ada Lovelace') =>
      world().as(person, 'POST', '/users/social-auth', socialBodyOf(person, name)),
    expectNoTrace: async () => {
      const rows = await stored()
      for (const text of ['Mallory', 'mallory', 'Moore', '+4930901820']) {
        expect(rows).not.toContain(text)
      }
    },
  }
}
