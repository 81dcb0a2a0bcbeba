import { createFetch } from 'ofetch'
import { ServiceFailure } from '../../machines/failure.ts'

export type HttpRequest = {
  url: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  headers: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
  body?: Readonly<Record<string, unknown>>
}

/** A response with any status. */
export type HttpResponse = {
  status: number
  header(name: string): string | null
  /** The parsed body, or undefined if there is none. It is not validated: parse it with a schema. */
  body: unknown
}

/** The options of every request. Following a redirect would send the bearer token to the new URL. */
export const jsonRequestInit = {
  headers: { accept: 'application/json' },
  redirect: 'manual',
  credentials: 'omit',
  cache: 'no-store',
} as const satisfies RequestInit

/** The maximum length of a body, in characters. */
const SIZE_LIMIT = 2_000_000

/**
 * Sends a request once. Rejects 'unreachable' if there is no complete response, and 'unexpected answer' if a
 * successful response is not JSON or is too large. Also rejects redirects. An error response may have an unreadable body. There is no time limit; `signal` also aborts the
 * reading of the body.
 */
export const sendJson = async (
  request: HttpRequest,
  signal: AbortSignal,
  send: typeof fetch = fetch,
): Promise<HttpResponse> => {
  const response = await createFetch({ fetch: send })
    .raw<string, 'text'>(request.url, {
      method: request.method,
      ...jsonRequestInit,
      headers: { ...jsonRequestInit.headers, ...request.headers },
      ...(request.query && { query: request.query }),
      ...(request.body && { body: request.body }),
      signal,
      retry: false,
      responseType: 'text',
      ignoreResponseError: true,
    })
    .catch(() => {
      throw new ServiceFailure({ kind: 'unreachable' })
    })
  if (isRedirect(response)) throw unexpected()
  return {
    status: response.status,
    header: (name) => response.headers.get(name),
    body: bodyOf(response, response._data ?? ''),
  }
}

/** With `redirect: 'manual'` a browser returns an opaque redirect with status 0. */
const isRedirect = ({ status }: Response): boolean =>
  status === 0 || (status >= 300 && status < 400)

const bodyOf = ({ status, headers }: Response, text: string): unknown => {
  if (text.trim() === '') return undefined
  try {
    return decode(text, headers.get('content-type') ?? '')
  } catch (error) {
    if (status >= 400) return undefined
    throw error
  }
}

const decode = (text: string, contentType: string): unknown => {
  if (!jsonContentType.test(contentType) || text.length > SIZE_LIMIT) throw unexpected()
  try {
    return JSON.parse(text)
  } catch {
    throw unexpected()
  }
}

const jsonContentType = /^application\/([\w.-]+\+)?json\s*(;|$)/i

const unexpected = () => new ServiceFailure({ kind: 'unexpected answer' })
