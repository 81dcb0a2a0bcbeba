import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'

/**
 * Google's current signing keys. The address is fixed here and never read from a token.
 * Kept for an hour; an unknown key id asks again, at most once in 30 s.
 */
export const googleKeys = (address: URL = keySetAddress): JWTVerifyGetKey =>
  createRemoteJWKSet(address, {
    cacheMaxAge: 3_600_000,
    cooldownDuration: 30_000,
    timeoutDuration: 5000,
  })

const keySetAddress = new URL(
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
)
