import { createRemoteJWKSet } from 'jose'

/** Google's signing keys, and whether they have been fetched. */
export type GoogleKeys = ReturnType<typeof createRemoteJWKSet>

/**
 * Creates a client for Google's current signing keys. The URL is fixed and never read from a token.
 * Keys are cached for an hour. An unknown key id fetches them again, at most once in 30 s.
 */
export const googleKeys = (url: URL = keySetUrl): GoogleKeys =>
  createRemoteJWKSet(url, {
    cacheMaxAge: 3_600_000,
    cooldownDuration: 30_000,
    timeoutDuration: 5000,
  })

const keySetUrl = new URL(
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
)
