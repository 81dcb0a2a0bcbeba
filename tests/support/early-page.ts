import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { earlyRequestKey, scriptConstants } from '../../src/app/prerendered.ts'
import type { EarlyLookup } from '../../src/services/identity-firebase/early-identity.ts'
import { earlyIdentityTemplate } from '../../src/services/identity-firebase/early-requests.ts'
import type { IdentityPage } from '../../src/services/identity-firebase.ts'
import {
  type EarlyRequest,
  earlyRequestTemplate,
} from '../../src/services/member-api/early-request.ts'

/** A page without early requests, in a browser that stores nothing. */
export const emptyPage = (): IdentityPage => ({
  localStorage: { getItem: () => null, removeItem: () => {} },
  addEventListener: () => {},
})

/** The requests of a member's page. Empty if it has sent none. */
export type EarlyPage = { earlyLookup?: EarlyLookup; [earlyRequestKey]?: EarlyRequest }

/** The identity as the library stores it, with a token that is valid until this time in ms since 1970. */
export const storedIdentity = (accessToken: string, expirationTime: number): string =>
  JSON.stringify({ stsTokenManager: { accessToken, refreshToken: 'r', expirationTime } })

/**
 * Runs the inline script of a member's page, which sends the early requests, in a browser with this stored identity and
 * these stored values. The identity service is the one of `VITE_LOCAL_AUTH_EMULATOR`.
 */
export const openEarlyPage = (
  identity: string | null,
  {
    api = 'http://127.0.0.1:1/api',
    stored = {},
    now = Date.now(),
    send = fetch,
    isLoggedOut = () => false,
    requestAnimationFrame = setTimeout,
    documentElement = { dataset: { session: 'stored' } },
  }: {
    api?: string
    stored?: Readonly<Record<string, string>>
    now?: number
    send?: typeof fetch
    /** Whether another tab has logged out. */
    isLoggedOut?: () => boolean
    requestAnimationFrame?: (paint: () => void) => void
    documentElement?: { dataset: { session: string } }
  } = {},
): EarlyPage => {
  const template = earlyIdentityTemplate()
  const values = { ...stored, ...(identity === null ? {} : { [template.storedUnder]: identity }) }
  const constants = {
    ...scriptConstants,
    EARLY_IDENTITY: template,
    MEMBER_REQUEST: earlyRequestTemplate(api),
    MEMBER_FILES: [],
    PRELOADED_SCRIPTS: [],
  }
  const window: EarlyPage = {}
  runInNewContext(readFileSync('tools/build/prerender/member-start.js', 'utf8'), {
    ...constants,
    ...{ window, fetch: send, AbortSignal, URLSearchParams },
    ...{ document: globalThis.document, documentElement, setTimeout, requestAnimationFrame },
    localStorage: { getItem: (key: string) => (isLoggedOut() ? null : (values[key] ?? null)) },
    Date: { now: () => now },
  })
  return window
}
