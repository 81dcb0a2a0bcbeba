import { amendIdentity, createIdentity, removeIdentity } from '../support/identity-service.ts'
import { newMember, type Person, somebody } from '../support/members.ts'

/** Whoever walks a path, and what the real parts know of them; each is made when it is first needed. */
export type Cast = {
  person: Person
  /** What is typed where the model's samples say it: addresses and names belong to one test alone. */
  says(sample: string): string
  /** A member whose address is verified, with these interests from the beginning. */
  verified(interests?: readonly string[]): Promise<void>
  /** The same, whose address is not verified, or not any more. */
  unverified(): Promise<void>
  /** An identity without a record, not verified. */
  identity(): Promise<void>
  /** An identity whose address is verified; it has a record only where one has come by the site itself. */
  verifiedIdentity(): Promise<void>
  /** That identity is gone again. */
  noIdentity(): Promise<void>
  /** They have come by the site itself. */
  hasSignedUp(): void
}

/** Nobody has heard of them yet. */
export const newCast = (): Cast => {
  const person = somebody({ firstName: 'Maya', lastName: 'Lindqvist', password: 'sweet-pea-88' })
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
    says: (sample) => texts.get(sample) ?? sample,
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
