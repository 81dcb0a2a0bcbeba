import { firebaseApiKey } from '../firebase-app.ts'
import { authWiring } from './auth-wiring.ts'

/** The request that confirms the stored identity, sent with its stored token before the library has loaded. */
export type EarlyLookup = {
  url: string
  body: string
  /** Rejects at the time limit of a request, which also applies to the body. */
  response: Promise<Response>
}

/** The inline script of a member's page sets the lookup. */
type EarlyPage = { fetch: typeof fetch; earlyLookup?: EarlyLookup }

/** Returns the URL of the request for a page's inline script, and the key under which the library stores the identity. */
export const earlyLookupTemplate = () => ({
  url: `${authWiring.serviceUrl}/v1/accounts:lookup?key=${firebaseApiKey}`,
  storedUnder: `firebase:authUser:${firebaseApiKey}:[DEFAULT]`,
})

/**
 * Lets the first lookup of the library take the response of the early one, if both have the same token. If the early
 * lookup has failed or was refused, the library's is sent. The library has no setting for this, but reads the global
 * `fetch` for each request.
 */
export const takeEarlyLookup = (page: EarlyPage): void => {
  const { fetch, earlyLookup: early } = page
  if (!early) return
  // It contains a token, which must not outlive a sign-out.
  delete page.earlyLookup
  page.fetch = (input, init) => {
    const send = () => fetch(input, init)
    if (input !== early.url) return send()
    page.fetch = fetch
    if (init?.body !== early.body) return send()
    return early.response
      .then(readWhole)
      .then((response) => (response.ok ? response : send()), send)
  }
}

/**
 * Reads the body now, because the time limit of the early lookup would cut it off later. The library takes a body that
 * breaks off as a lost connection, and the stored identity as confirmed.
 */
const readWhole = async (response: Response): Promise<Response> =>
  new Response(await response.text(), response)
