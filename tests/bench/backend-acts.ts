import { projectId } from '../support/api/api-process.ts'
import type { Client } from '../support/api/http-client.ts'
import { unsignedToken } from '../support/unsigned-token.ts'

/** A member of the bench. */
export type Guest = { uid: string; email: string; token: string }

/** One call by one member; `before` is done first and not counted. */
type Call = {
  method: string
  path: string
  sent: { token?: string; body?: object }
  before?: (client: Client) => Promise<unknown>
}

/** One call of the API; `nonce` is another text each time. */
export type Act = { name: string; of(guest: Guest, nonce: string): Call }

/** Somebody with a verified address. */
const guestOf = (uid: string): Guest => {
  const email = `${uid}@example.test`
  return { uid, email, token: unsignedToken({ uid, email, verified: true }, projectId) }
}

const registration = ({ uid, email }: Guest) => ({
  firstName: 'Maya',
  username: uid.slice(-30),
  email,
})

/** Registers so many members, twenty at a time. */
export const moveIn = async (client: Client, count: number, name: string): Promise<Guest[]> => {
  const guests = Array.from({ length: count }, (_, index) => guestOf(`${name}-${index}`))
  for (let from = 0; from < count; from += 20) {
    await Promise.all(
      guests.slice(from, from + 20).map(async (guest) => {
        const sent = { token: guest.token, body: registration(guest) }
        await client.ask('POST', '/users/register', sent)
        await client.ask('GET', '/users/me', { token: guest.token })
      }),
    )
  }
  return guests
}

/** What no call can be faster than: an answer that reads nothing of anybody. */
export const floor: Act = {
  name: 'health (floor)',
  of: () => ({ method: 'GET', path: '/health', sent: {} }),
}

/** Every call that asks no service but the database; resolve-login waits for the identity service. */
export const acts: readonly Act[] = [
  {
    name: 'me',
    of: ({ token }) => ({ method: 'GET', path: '/users/me', sent: { token } }),
  },
  {
    name: 'login',
    of: ({ token, email, uid }) => ({
      ...{ method: 'POST', path: '/users/login' },
      sent: { token, body: { email, firebaseUid: uid } },
    }),
  },
  {
    name: 'update',
    of: ({ token }, nonce) => ({
      ...{ method: 'PUT', path: '/users/update' },
      sent: { token, body: { lastName: nonce } },
    }),
  },
  {
    name: 'interests',
    of: ({ token }) => ({
      ...{ method: 'POST', path: '/users/interests' },
      sent: { token, body: { interests: ['Yoga', 'Hiking', 'Dance'] } },
    }),
  },
  {
    name: 'report-bug',
    of: ({ token }, nonce) => ({
      ...{ method: 'POST', path: '/users/report-bug' },
      sent: { token, body: { bugDescription: nonce } },
    }),
  },
  {
    name: 'register',
    of: ({ uid }, nonce) => {
      const guest = guestOf(`r-${uid}-${nonce}`)
      const sent = { token: guest.token, body: registration(guest) }
      return { method: 'POST', path: '/users/register', sent }
    },
  },
  {
    name: 'delete-account',
    of: ({ uid }, nonce) => {
      const guest = guestOf(`d-${uid}-${nonce}`)
      const sent = { token: guest.token }
      return {
        ...{ method: 'DELETE', path: '/users/delete-account', sent },
        before: (client) =>
          client.ask('POST', '/users/register', { ...sent, body: registration(guest) }),
      }
    },
  },
]
