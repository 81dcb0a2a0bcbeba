import { projectId } from '../backend/support/api/api-process.ts'
import type { Client } from '../backend/support/api/http-client.ts'
import { unsignedToken } from '../support/unsigned-token.ts'

/** A member of the benchmark. */
export type BenchMember = { uid: string; email: string; token: string }

/** One request by one member; `before` runs first and is not measured. */
type RequestSpec = {
  method: string
  path: string
  sent: { token?: string; body?: object }
  before?: (client: Client) => Promise<unknown>
}

/** One request; `nonce` is a new text each time. */
export type BenchRequest = { name: string; of(member: BenchMember, nonce: string): RequestSpec }

/** A user with a verified email. */
const benchMember = (uid: string): BenchMember => {
  const email = `${uid}@example.test`
  return { uid, email, token: unsignedToken({ uid, email, verified: true }, projectId) }
}

const registration = ({ uid, email }: BenchMember) => ({
  firstName: 'Maya',
  username: uid.slice(-30),
  email,
})

/** Registers this number of members, twenty at a time. */
export const registerMembers = async (
  client: Client,
  count: number,
  name: string,
): Promise<BenchMember[]> => {
  const members = Array.from({ length: count }, (_, index) => benchMember(`${name}-${index}`))
  for (let from = 0; from < count; from += 20) {
    await Promise.all(
      members.slice(from, from + 20).map(async (member) => {
        const sent = { token: member.token, body: registration(member) }
        await client.ask('POST', '/users/register', sent)
        await client.ask('GET', '/users/me', { token: member.token })
      }),
    )
  }
  return members
}

/** The lower bound of all requests: a response that reads no member data. */
export const floor: BenchRequest = {
  name: 'health (floor)',
  of: () => ({ method: 'GET', path: '/health', sent: {} }),
}

/** Every request that uses only the database; resolve-login also waits for the identity service. */
export const handlers: readonly BenchRequest[] = [
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
      const member = benchMember(`r-${uid}-${nonce}`)
      const sent = { token: member.token, body: registration(member) }
      return { method: 'POST', path: '/users/register', sent }
    },
  },
  {
    name: 'delete-account',
    of: ({ uid }, nonce) => {
      const member = benchMember(`d-${uid}-${nonce}`)
      const sent = { token: member.token }
      return {
        ...{ method: 'DELETE', path: '/users/delete-account', sent },
        before: (client) =>
          client.ask('POST', '/users/register', { ...sent, body: registration(member) }),
      }
    },
  },
]
