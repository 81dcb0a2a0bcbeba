import { amendIdentity, createIdentity, removeIdentity } from '../support/identity-service.ts'
import { newMember, newPerson, type Person } from '../support/members.ts'

/** The test user of a path and its accounts, each of which is created when it is first needed. */
export type TestUser = {
  person: Person
  /** The text to type for a sample of the model. Emails and usernames are unique to the test. */
  textFor(sample: string): string
  /** Becomes a member with a verified email and these interests. */
  verified(interests?: readonly string[]): Promise<void>
  /** Becomes a member with an unverified email. */
  unverified(): Promise<void>
  /** Creates an unverified identity without a record. */
  identity(): Promise<void>
  /** Creates or verifies the identity. It has a record only if the user has signed up on the site. */
  verifiedIdentity(): Promise<void>
  /** Removes the identity. */
  noIdentity(): Promise<void>
  /** Notes that the user has signed up on the site. */
  hasSignedUp(): void
}

/** A test user without any account. */
export const newTestUser = (): TestUser => {
  const person = newPerson({ firstName: 'Maya', lastName: 'Lindqvist', password: 'sweet-pea-88' })
  const { email, password } = person
  const texts = new Map([
    ['maya@lindqvist.example', email],
    ['mayalind', person.username],
  ])
  let isKnown = false
  const appears = async (create: () => Promise<unknown>) => {
    if (!isKnown) await create()
    isKnown = true
  }
  const identity = () =>
    appears(() => createIdentity({ email, password, displayName: 'Maya Lindqvist' }))
  const member = (interests?: readonly string[]) => appears(() => newMember(person, interests))
  return {
    person,
    textFor: (sample) => texts.get(sample) ?? sample,
    async verified(interests) {
      await member(interests)
      await amendIdentity(email, { emailVerified: true })
    },
    async unverified() {
      await member()
      await amendIdentity(email, { emailVerified: false })
    },
    identity,
    async verifiedIdentity() {
      await identity()
      await amendIdentity(email, { emailVerified: true })
    },
    async noIdentity() {
      if (isKnown) await removeIdentity(email)
      isKnown = false
    },
    hasSignedUp() {
      isKnown = true
    },
  }
}
