import type { AuthWiring } from './auth-wiring-type.ts'

/** The real identity service. */
export const authWiring: AuthWiring = {
  get helperOrigin() {
    return `https://${import.meta.env.VITE_FIREBASE_AUTH_DOMAIN}`
  },
  services: {
    identity: 'https://identitytoolkit.googleapis.com',
    token: 'https://securetoken.googleapis.com',
  },
  connect: () => {},
}
