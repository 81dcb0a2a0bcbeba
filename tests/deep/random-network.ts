import { vi } from 'vitest'
import { type ProblemCode, statusOf } from '../../backend/api/http/problems.ts'
import { type FailureKind, failureOf } from '../../machines/failure.ts'
import type { MemberApi } from '../../machines/ports.ts'
import { createMemberApi } from '../../src/services/member-api.ts'
import { browserTimers } from '../../src/services/timers.ts'
import { openSite } from '../app/open-site.tsx'
import type { FakeMemberApi } from '../support/fakes/member-api.ts'

/** The line between the site's real way of calling and a backend that is a fake. */
export type Network = {
  fetch: typeof globalThis.fetch
  /** From now on the backend takes this bearer token no more. */
  refuse(token: string): void
  /** Whether it takes any. */
  refusesAll: boolean
  /** Requests that were not answered yet. */
  underWay(): number
  /** The most requests that one call has sent. */
  mostForOneCall(): number
}

/** Opens the site with its real way of calling the backend, over a network that ends at the fake one. */
export const openOverNetwork = async (opening: Parameters<typeof openSite>[0]) => {
  let refuse = () => {}
  const networks: Network[] = []
  const site = await openSite({
    ...opening,
    through: (services, epoch) => ({
      ...services,
      memberApi: createMemberApi({
        baseUrl: 'https://api.trellis.example/api',
        identity: services.identity,
        epoch,
        timers: browserTimers,
        onSessionRefused: () => refuse(),
      }),
    }),
    before: ({ app, memberApi }) => {
      const network = createNetwork(memberApi)
      networks.push(network)
      vi.stubGlobal('fetch', network.fetch)
      refuse = () => app.session.send({ type: 'session refused' })
    },
  })
  const [network] = networks
  if (!network) throw new Error('The site was opened without a network.')
  return { site, network }
}

/** Answers as the API would with what `api` does; what it rejects becomes a status and a code, or no answer at all. */
const createNetwork = (api: FakeMemberApi): Network => {
  const refused = new Set<string>()
  const sent = new Map<AbortSignal, number>()
  let underWay = 0

  const answer = async (address: string, init: RequestInit): Promise<Response> => {
    const token = new Headers(init.headers).get('authorization')?.replace('Bearer ', '') ?? ''
    if (network.refusesAll || refused.has(token)) return refusal('invalid-token')
    const name = `${init.method} ${new URL(address).pathname.replace('/api', '')}`
    const call = name === 'GET /users/me' && token.startsWith('pending-') ? arrival : calls[name]
    if (!call) throw new Error(`The site makes a call that is not known here: ${name}`)
    try {
      const body = typeof init.body === 'string' ? JSON.parse(init.body) : {}
      return json(200, await call(api, body, token))
    } catch (error) {
      return answerTo(failureOf(error).kind)
    }
  }

  const network: Network = {
    fetch: async (input, init = {}) => {
      // Every call has a signal of its own, which its second try shares.
      if (init.signal) sent.set(init.signal, (sent.get(init.signal) ?? 0) + 1)
      underWay += 1
      return answer(String(input), init).finally(() => {
        underWay -= 1
      })
    },
    refuse: (token) => void refused.add(token),
    refusesAll: false,
    underWay: () => underWay,
    mostForOneCall: () => Math.max(0, ...sent.values()),
  }
  return network
}

/** What a call sends is what the site's own types let it: what is read of a body stands in it. */
type Sent = Parameters<MemberApi['login']>[0] &
  Parameters<MemberApi['socialAuth']>[0] &
  Parameters<MemberApi['register']>[0] &
  Parameters<MemberApi['resolveLogin']>[0] &
  Parameters<MemberApi['update']>[0] & { interests: readonly string[]; bugDescription: string }

type Answered = (api: FakeMemberApi, body: Sent, token: string) => Promise<unknown>

const arrival: Answered = async (api, _, token) => ({
  data: { data: await api.meWithPendingToken(token) },
})

const calls: Readonly<Record<string, Answered>> = {
  'GET /users/me': async (api) => ({ data: { data: await api.me() } }),
  'POST /users/login': async (api, body) => ({ data: { data: await api.login(body) } }),
  'POST /users/social-auth': async (api, body) => ({ data: { user: await api.socialAuth(body) } }),
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

/** Which refusal of the API a failure of the fake stands for. */
const codes: Readonly<Partial<Record<FailureKind, ProblemCode>>> = {
  'session expired': 'invalid-token',
  'not signed in': 'missing-token',
  'account deleted': 'account-deleted',
  'not registered': 'not-registered',
  'not allowed': 'email-not-verified',
  'wrong account': 'wrong-account',
  'wrong credentials': 'wrong-credentials',
  'recent sign-in required': 'recent-sign-in-required',
  'username taken': 'username-taken',
  'email taken': 'email-taken',
  'too many requests': 'too-many-requests',
  refused: 'invalid-body',
}

const answerTo = (kind: FailureKind): Response => {
  if (kind === 'unreachable') throw new TypeError('Failed to fetch')
  if (kind === 'unexpected answer') return new Response('<p>Hello</p>')
  return refusal(codes[kind] ?? 'internal')
}

const refusal = (code: ProblemCode): Response => json(statusOf(code), { success: false, code })

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
