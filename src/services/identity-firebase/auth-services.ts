import { firebaseApiKey } from '../firebase-app.ts'

/** The URLs of the identity service: the real one, or the emulator of the local stack. */
export const authServices = () => {
  if (import.meta.env.MODE === 'production') {
    return {
      /** The origin of the pages that pass a provider's result back to the site. */
      helperOrigin: `https://${import.meta.env.VITE_FIREBASE_AUTH_DOMAIN}`,
      /** The URLs under which the services for identities and for tokens have their versions and methods. */
      identity: 'https://identitytoolkit.googleapis.com',
      token: 'https://securetoken.googleapis.com',
    }
  }
  const { origin } = new URL(emulatorUrl())
  return {
    helperOrigin: origin,
    identity: `${origin}/identitytoolkit.googleapis.com`,
    token: `${origin}/securetoken.googleapis.com`,
  }
}

/** The key in `localStorage` under which the library stores the identity. */
export const storedUnder = (appName: string): string =>
  `firebase:authUser:${firebaseApiKey}:${appName}`

/** The URL of the Auth emulator. Production never calls it. */
export const emulatorUrl = (): string =>
  import.meta.env.VITE_LOCAL_AUTH_EMULATOR || 'http://127.0.0.1:9099'
