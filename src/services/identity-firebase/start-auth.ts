import {
  type Auth,
  browserLocalPersistence,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth'
import { firebaseApp } from '../firebase-app.ts'
import { authWiring } from './auth-wiring.ts'

/**
 * Starts the library. Not `getAuth`: that would take its host from the environment, and would load the
 * providers' hidden frame before the first page is shown. The frame's code is named at the sign-in only.
 */
export const startAuth = (appName: string): Auth => {
  const auth = initializeAuth(firebaseApp(appName), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  })
  authWiring.connect(auth)
  auth.useDeviceLanguage()
  return auth
}
