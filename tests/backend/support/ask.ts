import type { createApi } from '../../../backend/app.ts'
import type { DocumentedResponse } from './contract.ts'

/** A response that was validated against the contract. */
export type ApiResponse = {
  status: number
  /** The parsed body, or undefined if it is empty. */
  body: unknown
  headers: Headers
  /** The error code, or ''. */
  code: string
}

/** The parts of a request besides method and path. */
export type Sent = {
  token?: string
  /** Sent as JSON; a string is sent unchanged. */
  body?: unknown
  headers?: Record<string, string>
  /** The IP address of the client's socket. */
  from?: string
  /** Aborts when the client closes its connection. */
  signal?: AbortSignal
}

export type Ask = (method: string, path: string, sent?: Sent) => Promise<ApiResponse>

/** Sends requests to an app without a network. Throws if a response is undocumented or lacks a security header. */
export const createAsk =
  (
    app: ReturnType<typeof createApi>,
    documented: readonly DocumentedResponse[],
    seen: Set<string>,
  ): Ask =>
  async (method, path, { token, body, headers = {}, from = '198.51.100.7', signal } = {}) => {
    const response = await app.request(
      `/api${path}`,
      {
        method,
        ...(signal ? { signal } : {}),
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body === undefined
          ? {}
          : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      },
      { incoming: { socket: { remoteAddress: from } } },
    )
    const text = await response.text()
    const parsed: unknown = text === '' ? undefined : JSON.parse(text)
    const code = codeOf(parsed)
    requireSecurityHeaders(`${method} ${path} answered ${response.status}`, response.headers, text)
    seen.add(`${method} ${path} ${response.status} ${code}`)
    requireDocumented(documented, { method, path, status: response.status, code }, parsed)
    return { status: response.status, body: parsed, headers: response.headers, code }
  }

/** The headers of every response, including errors and preflights. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
}

const requireSecurityHeaders = (what: string, headers: Headers, text: string): void => {
  for (const [name, value] of Object.entries(securityHeaders)) {
    if (headers.get(name) !== value) throw new Error(`${what} with ${name}: ${headers.get(name)}`)
  }
  for (const name of ['server', 'x-powered-by', 'via']) {
    if (headers.has(name)) throw new Error(`${what} with the header ${name}`)
  }
  // JSON has no charset parameter: it is always UTF-8 (RFC 8259).
  if (text !== '' && headers.get('content-type') !== 'application/json') {
    throw new Error(`${what} as ${headers.get('content-type')}`)
  }
}

const codeOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : ''

const requireDocumented = (
  documented: readonly DocumentedResponse[],
  given: { method: string; path: string; status: number; code: string },
  body: unknown,
): void => {
  const ofRoute = documented.filter(
    ({ method, path }) => method === given.method && path === given.path,
  )
  if (ofRoute.length === 0) return
  const expected = ofRoute.find(({ status }) => status === given.status)
  const what = `${given.method} ${given.path} answered ${given.status} ${given.code}`
  if (!expected) throw new Error(`${what}, an undocumented status`)
  if (given.code !== '' && !expected.codes.includes(given.code)) {
    throw new Error(`${what}, an undocumented code`)
  }
  const parsed = expected.schema.safeParse(body)
  if (!parsed.success) throw new Error(`${what} in another shape: ${parsed.error.message}`)
}
