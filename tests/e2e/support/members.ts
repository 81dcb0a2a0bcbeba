import { randomUUID } from 'node:crypto'
import { createIdentity, sendVerification, tokenFor, verificationLink } from './identity-service.ts'
import { stack } from './stack.ts'

/** Everything a person types at sign-up. */
export type Person = {
  firstName: string
  lastName: string
  username: string
  email: string
  phone: string
  password: string
}

/** Someone whom no other test knows. */
export const somebody = (over: Partial<Person> = {}): Person => {
  const mark = randomUUID().slice(0, 8)
  return {
    firstName: 'Maya',
    lastName: 'Okafor',
    username: `maya.${mark}`,
    email: `maya.${mark}@example.test`,
    phone: '+351 912 345 678',
    password: 'vine-and-lattice-7',
    ...over,
  }
}

/** A person who has signed up and has not opened the mail's link. */
export const unverifiedMember = async (person = somebody()): Promise<Person> => {
  const { idToken } = await createIdentity({
    email: person.email,
    password: person.password,
    displayName: `${person.firstName} ${person.lastName}`,
  })
  await callApi('POST', '/users/register', idToken, person)
  await sendVerification(idToken)
  return person
}

/** A member with a verified address and, unless told otherwise, interests. */
export const newMember = async (
  person = somebody(),
  interests: readonly string[] = ['Hiking', 'Yoga', 'Spa'],
): Promise<Person> => {
  await unverifiedMember(person)
  await fetch(await verificationLink(person.email), { redirect: 'manual' })
  if (interests.length > 0) await callAs(person, 'POST', '/users/interests', { interests })
  return person
}

/** Calls the backend as a member, with a token of its own. Rejects unless the answer is 2xx. */
export const callAs = async (
  person: Person,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> => callApi(method, path, await tokenFor(person), body)

const callApi = async (
  method: string,
  path: string,
  idToken: string,
  body?: object,
): Promise<unknown> => {
  const response = await fetch(`${stack.api}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${idToken}`,
      'content-type': 'application/json',
      'x-auth-type': 'local',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path} ${response.status} ${await response.text()}`)
  return response.json()
}
