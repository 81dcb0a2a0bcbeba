import { randomUUID } from 'node:crypto'
import { createIdentity, sendVerification, tokenFor, verificationLink } from './identity-service.ts'
import { stack } from './stack.ts'

/** The values of the sign-up form for one test user. */
export type Person = {
  firstName: string
  lastName: string
  username: string
  email: string
  phone: string
  password: string
}

/** A new test user that no other test uses. */
export const newPerson = (overrides: Partial<Person> = {}): Person => {
  const suffix = randomUUID().slice(0, 8)
  return {
    firstName: 'Maya',
    lastName: 'Okafor',
    username: `maya.${suffix}`,
    email: `maya.${suffix}@example.test`,
    phone: '+351 912 345 678',
    password: 'vine-and-lattice-7',
    ...overrides,
  }
}

/** Signs a test user up without verifying the email. */
export const unverifiedMember = async (person = newPerson()): Promise<Person> => {
  const { idToken } = await createIdentity({
    email: person.email,
    password: person.password,
    displayName: `${person.firstName} ${person.lastName}`,
  })
  await callApi('POST', '/users/register', idToken, person)
  await sendVerification(idToken)
  return person
}

/** Creates a member with a verified email and, by default, interests. */
export const newMember = async (
  person = newPerson(),
  interests: readonly string[] = ['Hiking', 'Yoga', 'Spa'],
): Promise<Person> => {
  await unverifiedMember(person)
  await fetch(await verificationLink(person.email), { redirect: 'manual' })
  if (interests.length > 0) await callAs(person, 'POST', '/users/interests', { interests })
  return person
}

let unchanged: Promise<Person> | undefined

/** The member of all tests that change no member. Each worker has its own. */
export const sharedMember = (): Promise<Person> => {
  unchanged ??= newMember()
  return unchanged
}

/** Sends a request to the backend with a token of this member. Rejects unless the status is 2xx. */
export const callAs = async (
  person: Person,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> => callApi(method, path, await tokenFor(person), body)

/** Sends a request to the backend with this token and returns the status. */
export const callWith = async (
  idToken: string,
  method: string,
  path: string,
  body?: object,
): Promise<number> => (await sendRequest(method, path, idToken, body)).status

/** Uploads a picture for this uid with this token and returns the status. */
export const uploadAs = async (idToken: string, uid: string): Promise<number> => {
  const name = encodeURIComponent(`profile_images/${uid}`)
  const bucket = `${stack.storageEmulator}/v0/b/${stack.projectId}.appspot.com`
  const response = await fetch(`${bucket}/o?name=${name}`, {
    method: 'POST',
    headers: { authorization: `Firebase ${idToken}`, 'content-type': 'image/png' },
    body: 'a picture',
  })
  return response.status
}

const callApi = async (
  method: string,
  path: string,
  idToken: string,
  body?: object,
): Promise<unknown> => {
  const response = await sendRequest(method, path, idToken, body)
  if (!response.ok) throw new Error(`${method} ${path} ${response.status} ${await response.text()}`)
  return response.json()
}

const sendRequest = (method: string, path: string, idToken: string, body?: object) =>
  fetch(`${stack.api}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${idToken}`,
      'content-type': 'application/json',
      'x-auth-type': 'local',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
