import { ofetch } from 'ofetch'
import { ServiceFailure } from '../../machines/failure.ts'

/** One request that expects JSON. */
export type HttpRequest = {
  url: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  headers: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
  body?: Readonly<Record<string, unknown>>
}

/** What came back, whatever its status. */
export type HttpAnswer = {
  status: number
  header(name: string): string | null
  /** The decoded body; undefined where there is none. Not yet trusted: decode it against a schema. */
  body: unknown
}

/** The most that an answer may hold, in characters. */
const SIZE_LIMIT = 2_000_000

/**
 * Sends one request, once. Rejects 'unreachable' when no whole answer comes, and 'unexpected answer' when a
 * success is no JSON or too large, and for a redirection: it is never followed, since it would take the
 * bearer token along. A refusal may come without a body that can be read. Has no time limit of its own: give it
 * a signal, which also ends the reading of the body.
 */
export const sendJson = async (request: HttpRequest, signal: AbortSignal): Promise<HttpAnswer> => {
  const response = await ofetch
    .raw<string, 'text'>(request.url, {
      method: request.method,
      headers: { accept: 'application/json', ...request.headers },
      ...(request.query && { query: request.query }),
      ...(request.body && { body: request.body }),
      signal,
      retry: false,
      redirect: 'manual',
      credentials: 'omit',
      cache: 'no-store',
      responseType: 'text',
      ignoreResponseError: true,
    })
    .catch(() => {
      throw new ServiceFailure({ kind: 'unreachable' })
    })
  if (isRedirection(response)) throw unexpected()
  return {
    status: response.status,
    header: (name) => response.headers.get(name),
    body: bodyOf(response, response._data ?? ''),
  }
}

/** A browser hides what a redirection says, so it shows as an answer without a status. */
const isRedirection = ({ status }: Response): boolean =>
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
  if (!isJson.test(contentType) || text.length > SIZE_LIMIT) throw unexpected()
  try {
    return JSON.parse(text)
  } catch {
    throw unexpected()
  }
}

const isJson = /^application\/([\w.-]+\+)?json\s*(;|$)/i

const unexpected = () => new ServiceFailure({ kind: 'unexpected answer' })
