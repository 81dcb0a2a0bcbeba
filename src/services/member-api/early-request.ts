import { jsonRequestInit } from '../http.ts'
import { memberRecord, toHttpRequest } from './request.ts'

/** A request for the member's record with the stored token, sent before the site has loaded. */
export type EarlyRequest = {
  url: string
  headers: Readonly<Record<string, string>>
  /** Rejects at the time limit of a request, which also applies to the body. */
  response: Promise<Response>
}

/** Returns the request for a page's inline script, which appends the stored token and sets the stored sign-in method. */
export const earlyRequestTemplate = (baseUrl: string) => {
  const { url, headers } = toHttpRequest(memberRecord, { baseUrl, token: '', authType: 'local' })
  return { url, ...jsonRequestInit, headers: { ...jsonRequestInit.headers, ...headers } }
}

/**
 * Returns a `fetch` whose first request takes the response of the early request if URL and headers are the same, so
 * the response belongs to the identity that asks. Any other first request drops the early one. If the early request has
 * failed, the request is sent again.
 */
export const createEarlyFetch = (early: EarlyRequest): typeof fetch => {
  let unused: EarlyRequest | null = early
  return (input, init) => {
    const isSame =
      unused !== null &&
      input === unused.url &&
      init?.method === 'GET' &&
      textOf(init.headers) === textOf(unused.headers)
    unused = null
    return isSame
      ? early.response.then(readWhole).catch(() => fetch(input, init))
      : fetch(input, init)
  }
}

const textOf = (headers: HeadersInit | undefined): string =>
  JSON.stringify([...new Headers(headers)])

/** Reads the body now, because the time limit of the early request would cut it off later. */
const readWhole = async (response: Response): Promise<Response> =>
  new Response(await response.text(), response)
