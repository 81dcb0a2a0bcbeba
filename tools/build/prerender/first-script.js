/*
 * Runs in the head of a prerendered page, before the first paint. It prevents a flash of the wrong theme. With a
 * stored session it shows the spinner instead of the visitor's page (specification 2; decision 0007). It does the same
 * if stored data or the page's hash changes the content of the form (decision 0058).
 */
const { documentElement } = document
// Otherwise another script could create the policy `default` first and decide which scripts load.
try {
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      if (new URL(url).origin === PROVIDER_SCRIPTS) return url
      throw new TypeError(url)
    },
  })
} catch {
  // A browser extension has already created it. The page works nevertheless.
}
try {
  const theme = localStorage.getItem(THEME_KEY)
  if (theme === 'light' || theme === 'dark') {
    documentElement.dataset.theme = theme
    for (const bars of document.querySelectorAll('meta[name="theme-color"]')) {
      bars.setAttribute('media', bars.getAttribute('data-scheme') === theme ? 'all' : 'not all')
    }
  }
  if (localStorage.getItem(FONTS_KEY)) document.getElementById('fonts').media = 'all'
  const isMember = localStorage.getItem(LOGGED_IN_KEY) === 'true' && localStorage.getItem(TOKEN_KEY)
  const isStored = (key) => localStorage.getItem(key) ?? sessionStorage.getItem(key)
  // A member's page has nothing else that is stored. Only the login has the hash of a verified email.
  const isChanged =
    STORED_UNDER.some(isStored) || (IS_LOGIN && location.hash.startsWith(VERIFIED_HASH))
  if (isMember || (!IS_PRELOADED && isChanged)) documentElement.dataset.session = 'stored'
} catch {
  // If the browser denies access to storage, the page is the visitor's, in the system's theme.
}
