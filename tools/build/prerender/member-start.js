/*
 * Runs in the head of a member's page. With a stored session it requests everything that the page needs, before the body
 * of the page arrives. The last script runs the site.
 */
if (documentElement.dataset.session) {
  MEMBER_LOOKUP
  MEMBER_RECORD
  // As in src/services/firebase-defaults.ts, before any module of the library runs.
  window.__FIREBASE_DEFAULTS__ = {}
  // If src/services/identity-firebase/early-auth.ts fails to load, the site starts the library itself.
  const runLibrary = () => import(EARLY_AUTH_SCRIPTS[0]).catch(() => {})
  // Without the early lookup the library may have to refresh the token first, so it loads first.
  if (!window.earlyLookup) runLibrary()
  const preload = (link) =>
    document.head.append(Object.assign(document.createElement('link'), link))
  for (const href of STYLES) preload({ rel: 'preload', as: 'style', href })
  for (const href of MEMBER_SCRIPTS) preload({ rel: 'modulepreload', href })
  // Importing the same module again does nothing.
  runLibrary()
  for (const href of PRELOADED_SCRIPTS) preload({ rel: 'modulepreload', href })
}
