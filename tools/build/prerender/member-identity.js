/*
 * On a member's page with a stored session. Runs src/services/identity-firebase/early-auth.ts, so the identity service
 * confirms the member while the site loads. If this fails, the site starts the library itself.
 */
// As in src/services/firebase-defaults.ts, before any module of the library runs.
window.__FIREBASE_DEFAULTS__ = {}
import(EARLY_AUTH_SCRIPTS[0]).catch(() => {})
