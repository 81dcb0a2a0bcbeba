import type { AuthWiring } from './auth-wiring-type.ts'

/** The real identity service. */
export const authWiring: AuthWiring = {
  get helperOrigin() {
    return `https://${import.meta.env.VITE_FIREBASE_AUTH_DOMAIN}`
  },
  serviceUrl: 'https://identitytoolkit.googleapis.com',
  connect: () => {},
}
