import { UnsecuredJWT } from 'jose'
import type { FakeIdentityService } from './identity-service.ts'

const providers = { local: 'password', google: 'google.com', apple: 'apple.com' }

/** Unsigned tokens like those of the Auth emulator, which a backend configured for emulators accepts. */
export const unsignedToken: FakeIdentityService['tokenFor'] = (account, authType, serial) => {
  const seconds = Math.floor(Date.now() / 1000)
  const provider = providers[authType]
  return new UnsecuredJWT({
    user_id: account.uid,
    email: account.email,
    email_verified: account.emailVerified,
    auth_time: seconds,
    serial,
    firebase: {
      identities: provider === 'password' ? {} : { [provider]: [account.email] },
      sign_in_provider: provider,
    },
  })
    .setIssuer('https://securetoken.google.com/demo-trellis')
    .setAudience('demo-trellis')
    .setSubject(account.uid)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 3_600)
    .encode()
}
