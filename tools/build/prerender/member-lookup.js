/*
 * On a member's page with a stored session. Sends the lookup with which the identity library confirms the stored identity,
 * before the library has loaded (src/services/identity-firebase/early-lookup.ts).
 */
try {
  const { url, storedUnder } = IDENTITY_LOOKUP
  const { accessToken, expirationTime } = JSON.parse(
    localStorage.getItem(storedUnder),
  ).stsTokenManager
  // The library refreshes a token in its last 30 s.
  if (Date.now() < expirationTime - 30_000) {
    const body = JSON.stringify({ idToken: accessToken })
    const response = fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(CALL_LIMIT),
    })
    // The library sends a failed lookup again.
    response.catch(() => {})
    window.earlyLookup = { url, body, response }
  }
} catch {
  // The library reads the stored identity too, and decides what an unreadable one means.
}
