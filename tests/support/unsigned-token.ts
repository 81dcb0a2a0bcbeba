/** The claims of a token that differ between users. */
export type TokenUser = { uid: string; email: string; verified: boolean; provider?: string }

/** An ID token like those of the Auth emulator: unsigned, and valid for an hour. */
export const unsignedToken = (
  { uid, email, verified, provider = 'password' }: TokenUser,
  projectId: string,
  now = Date.now(),
): string => {
  const seconds = Math.floor(now / 1000)
  const claims = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    email,
    email_verified: verified,
    iat: seconds,
    auth_time: seconds,
    exp: seconds + 3600,
    firebase: {
      identities: provider === 'password' ? {} : { [provider]: [`id of ${uid}`] },
      sign_in_provider: provider,
    },
  }
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`
}
