import type { createApi } from '../../../../backend/api/app.ts'
import type { DocumentedAnswer } from './contract.ts'

/** What came back, already held against the contract. */
export type Answer = {
  status: number
  /** The parsed body; undefined where there is none. */
  body: unknown
  headers: Headers
  /** The refusal's code, or ''. */
  code: string
}

/** What a client may send beside method and path. */
export type Sent = {
  token?: string
  /** Sent as JSON; a string goes as it is. */
  body?: unknown
  headers?: Record<string, string>
  /** The address of the client's socket. */
  from?: string
}

export type Ask = (method: string, path: string, sent?: Sent) => Promise<Answer>

/** Asks an app without a network, and throws when an answer is not the documented one, or not protected. */
export const asking =
  (
    app: ReturnType<typeof createApi>,
    documented: readonly DocumentedAnswer[],
    seen: Set<string>,
  ): Ask =>
  async (method, path, { token, body, headers = {}, from = '198.51.100.7' } = {}) => {
    const response = await app.request(
      `/api${path}`,
      {
        method,
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
    holdProtected(`${method} ${path} answered ${response.status}`, response.headers, text)
    seen.add(`${method} ${path} ${response.status} ${code}`)
    holdAgainst(documented, { method, path, status: response.status, code }, parsed)
    return { status: response.status, body: parsed, headers: response.headers, code }
  }

/** What every answer carries, whatever it says: refusals, failures and preflights too. */
export const protections: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
}

const holdProtected = (what: string, headers: Headers, text: string): void => {
  for (const [name, value] of Object.entries(protections)) {
    if (headers.get(name) !== value) throw new Error(`${what} with ${name}: ${headers.get(name)}`)
  }
  for (const name of ['server', 'x-powered-by', 'via']) {
    if (headers.has(name)) throw new Error(`${what} and said what it runs on: ${name}`)
  }
  // JSON has no charset parameter: it is always UTF-8 (RFC 8259).
  if (text !== '' && headers.get('content-type') !== 'application/json') {
    throw new Error(`${what} as ${headers.get('content-type')}`)
  }
}

const codeOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : ''

const holdAgainst = (
  documented: readonly DocumentedAnswer[],
  given: { method: string; path: string; status: number; code: string },
  body: unknown,
): void => {
  const ofCall = documented.filter(
    ({ method, path }) => method === given.method && path === given.path,
  )
  if (ofCall.length === 0) return
  const promised = ofCall.find(({ status }) => status === given.status)
  const what = `${given.method} ${given.path} answered ${given.status} ${given.code}`
  if (!promised) throw new Error(`${what}, which the contract does not know`)
  if (given.code !== '' && !promised.codes.includes(given.code)) {
    throw new Error(`${what}, a code that the contract does not know`)
  }
  const checked = promised.schema.safeParse(body)
  if (!checked.success) throw new Error(`${what} in another shape: ${checked.error.message}`)
}
