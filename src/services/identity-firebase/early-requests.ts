import { firebaseApiKey } from '../firebase-app.ts'
import { authServices, storedUnder } from './auth-services.ts'

/**
 * Returns what the inline script of a member's page needs to confirm the stored identity: the URLs under which the
 * library refreshes a token and looks an account up, and the key under which it stores the identity. A module of its own,
 * because only the build needs it.
 */
export const earlyIdentityTemplate = () => ({
  tokenUrl: `${authServices().token}/v1/token?key=${firebaseApiKey}`,
  lookupUrl: `${authServices().identity}/v1/accounts:lookup?key=${firebaseApiKey}`,
  storedUnder: storedUnder('[DEFAULT]'),
})
