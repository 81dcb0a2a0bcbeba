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

/** Asks an app without a network, and throws when an answer is not the documented one. */
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
    seen.add(`${method} ${path} ${response.status} ${code}`)
    holdAgainst(documented, { method, path, status: response.status, code }, parsed)
    return { status: response.status, body: parsed, headers: response.headers, code }
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
