import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose'

/** A key pair like one of Google's. The public key is part of the key set. */
export type SigningKey = {
  kid: string
  publicJwk: JWK
  sign(claims: JWTPayload, header?: Record<string, unknown>): Promise<string>
}

/** Creates a key pair, so that tests verify real signatures. */
export const makeSigningKey = async (kid: string): Promise<SigningKey> => {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  return {
    kid,
    publicJwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' },
    sign: (claims, header = {}) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, ...header }).sign(privateKey),
  }
}
