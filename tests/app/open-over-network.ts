import { vi } from 'vitest'
import { type ProblemCode, statusOf } from '../../backend/http/problems.ts'
import { type FailureKind, failureOf } from '../../machines/failure.ts'
import type { MemberApi } from '../../machines/ports.ts'
import { createMemberApi } from '../../src/services/member-api.ts'
import { createSessionRejections } from '../../src/services/session-epoch.ts'
import { browserTimers } from '../../src/services/timers.ts'
import type { FakeMemberApi } from '../support/fakes/member-api.ts'
import { openSite } from './open-site.tsx'

/** The network between the site's real API client and a fake backend. */
export type Network = {
  fetch: typeof globalThis.fetch
  /** Revokes this bearer token on the backend. */
  revoke(token: string): void
  /** Whether the backend rejects every token. */
  rejectsAll: boolean
  /** Responses that replace those of the fake, by method and path: 'GET /users/me'. */
  readonly answers: Map<string, () => Response>
  /** The number of pending requests. */
  pending(): number
  /** The maximum number of requests that one API call has sent. */
  maxForOneCall(): number
}

/** Opens the site with its real API client, over a network that ends at the fake backend. */
export const openOverNetwork = async (opening: Parameters<typeof openSite>[0]) => {
  const networks: Network[] = []
  const sessionRejections = createSessionRejections()
  const site = await openSite({
    ...opening,
    through: (services, epoch) => ({
      ...services,
      sessionRejections,
      memberApi: createMemberApi({
        baseUrl: 'https://api.trellis.example/api',
        identity: services.identity,
        epoch,
        timers: browserTimers,
        isOnline: () => true,
        onRejected: sessionRejections.report,
      }),
    }),
    before: (fakes) => {
      opening.before?.(fakes)
      const network = createNetwork(fakes.memberApi)
      networks.push(network)
      vi.stubGlobal('fetch', network.fetch)
    },
  })
  const [network] = networks
  if (!network) throw new Error('The site was opened without a network.')
  return { site, network }
}

/** Responds like the API with the results of `api`. A rejection becomes a status and a code, or a network error. */
const createNetwork = (api: FakeMemberApi): Network => {
  const revoked = new Set<string>()
  const sent = new Map<AbortSignal, number>()
  let pending = 0

  const answerTo = async (url: string, init: RequestInit): Promise<Response> => {
    const token = new Headers(init.headers).get('authorization')?.replace('Bearer ', '') ?? ''
    if (network.rejectsAll || revoked.has(token)) return problem('invalid-token')
    const name = `${init.method} ${new URL(url).pathname.replace('/api', '')}`
    const given = network.answers.get(name)
    if (given) return given()
    const call =
      name === 'GET /users/me' && token.startsWith('pending-') ? withPendingToken : calls[name]
    if (!call) throw new Error(`The site makes an unknown API call: ${name}`)
    try {
      const body = typeof init.body === 'string' ? JSON.parse(init.body) : {}
      return answer(200, await call(api, body, token))
    } catch (error) {
      return answerOf(failureOf(error).kind)
    }
  }

  const network: Network = {
    fetch: async (input, init = {}) => {
      // Every API call has its own signal, which its retry shares.
      if (init.signal) sent.set(init.signal, (sent.get(init.signal) ?? 0) + 1)
      pending += 1
      return answerTo(String(input), init).finally(() => {
        pending -= 1
      })
    },
    revoke: (token) => void revoked.add(token),
    rejectsAll: false,
    answers: new Map(),
    pending: () => pending,
    maxForOneCall: () => Math.max(0, ...sent.values()),
  }
  return network
}

/** The request bodies. The types of the site guarantee that the fields of each request exist. */
type Sent = Parameters<MemberApi['login']>[0] &
  Parameters<MemberApi['socialAuth']>[0] &
  Parameters<MemberApi['register']>[0] &
  Parameters<MemberApi['resolveLogin']>[0] &
  Parameters<MemberApi['update']>[0] & { interests: readonly string[]; bugDescription: string }

type Answered = (api: FakeMemberApi, body: Sent, token: string) => Promise<unknown>

const withPendingToken: Answered = async (api, _, token) => ({
  data: { data: await api.meWithPendingToken(token) },
})

const calls: Readonly<Record<string, Answered>> = {
  'GET /users/me': async (api) => ({ data: { data: await api.me() } }),
  'POST /users/login': async (api, body) => {
    const { member, notice } = await api.login(body)
    return { data: { data: member, notice } }
  },
  'POST /users/social-auth': async (api, body) => {
    const { member: user, notice } = await api.socialAuth(body)
    return { data: { user, notice } }
  },
  'POST /users/register': async (api, body) => ({ token: (await api.register(body)).pendingToken }),
  'POST /users/resolve-login': (api, body) => api.resolveLogin(body),
  'POST /users/interests': async (api, { interests }) => ({
    user: await api.saveInterests(interests),
  }),
  'PUT /users/update': (api, body) => api.update(body).then(done),
  'DELETE /users/delete-account': (api) => api.deleteAccount().then(done),
  'POST /users/report-bug': (api, { bugDescription }) => api.reportBug(bugDescription).then(done),
}

const done = () => ({ success: true })

/** The error response of the API for each failure of the fake. */
const codes: Readonly<Partial<Record<FailureKind, ProblemCode>>> = {
  'session expired': 'invalid-token',
  'not signed in': 'missing-token',
  'account deleted': 'account-deleted',
  'not registered': 'not-registered',
  'not allowed': 'email-not-verified',
  'sign-in not accepted': 'provider-not-accepted',
  'wrong account': 'wrong-account',
  'wrong credentials': 'wrong-credentials',
  'recent sign-in required': 'recent-sign-in-required',
  'username taken': 'username-taken',
  'email taken': 'email-taken',
  'changed elsewhere': 'record-changed',
  'too many requests': 'too-many-requests',
  refused: 'invalid-body',
}

const answerOf = (kind: FailureKind): Response => {
  if (kind === 'unreachable') throw new TypeError('Failed to fetch')
  if (kind === 'unexpected answer') return new Response('<p>Hello</p>')
  return problem(codes[kind] ?? 'internal')
}

const problem = (code: ProblemCode): Response => answer(statusOf(code), { success: false, code })

/** An HTML page, such as the error page of a proxy. */
export const page = (status: number): Response =>
  new Response('<h1>Not today</h1>', { status, headers: { 'content-type': 'text/html' } })

/** A JSON response. */
export const answer = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
