import {
  type Auth,
  browserLocalPersistence,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth'
import { firebaseApp } from '../firebase-app.ts'
import { authWiring } from './auth-wiring.ts'

/**
 * Starts the library. `getAuth` would read its host from the environment and load the providers' hidden iframe before
 * the first paint; `popup-resolver.ts` loads it later (decision 0069).
 */
export const startAuth = (appName: string): Auth => {
  const auth = initializeAuth(firebaseApp(appName), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  })
  authWiring.connect(auth)
  auth.useDeviceLanguage()
  return auth
}
