import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
} from 'firebase/auth'
import { firebaseApp } from '../firebase-app.ts'
import { emulatorUrl } from './auth-services.ts'

/**
 * Starts the library. `getAuth` would read its host from the environment and load the providers' hidden iframe before
 * the first paint; `popup-resolver.ts` loads it later (decision 0069). The sign-in is stored in localStorage, because
 * reading IndexedDB waits for the scripts of the site (decision 0073).
 */
export const startAuth = (appName: string): Auth => {
  const auth = initializeAuth(firebaseApp(appName), {
    persistence: browserLocalPersistence,
  })
  if (import.meta.env.MODE !== 'production')
    connectAuthEmulator(auth, emulatorUrl(), { disableWarnings: true })
  auth.useDeviceLanguage()
  return auth
}
