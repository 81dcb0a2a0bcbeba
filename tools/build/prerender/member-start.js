/*
 * Runs in the head of a member's page. With a stored session it asks the identity service for the stored identity and the
 * backend for the member's record, before the site has loaded (src/services/identity-firebase/early-identity.ts,
 * src/services/member-api/early-request.ts). An expired token is refreshed first. Only then it requests the files of the
 * page, because links to them in the head would delay it. A visitor needs them too, to be redirected.
 */
if (documentElement.dataset.session) {
  const { tokenUrl, lookupUrl, storedUnder } = EARLY_IDENTITY
  const { url, headers, ...options } = MEMBER_REQUEST
  const signal = AbortSignal.timeout(CALL_LIMIT)
  const post = (to, type, body) =>
    fetch(to, { method: 'POST', headers: { 'content-type': type }, body, signal })
  const sendRefreshed = async (refreshToken) => {
    const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken })
    const response = await post(tokenUrl, 'application/x-www-form-urlencoded', `${form}`)
    const token = (await response.json()).access_token
    // Another tab may have logged out meanwhile.
    if (!response.ok || localStorage.getItem(storedUnder) !== stored) throw new Error()
    return sendWith(token)
  }
  const sendWith = (idToken) => {
    const lookup = post(lookupUrl, 'application/json', JSON.stringify({ idToken }))
    headers.authorization += idToken
    for (const [provider, flag] of Object.entries(PROVIDER_FLAGS))
      if (localStorage.getItem(flag)) headers['x-auth-type'] = provider
    return { token: idToken, lookup, record: fetch(url, { ...options, headers, signal }) }
  }
  // Writes the name and the numbers into the frame of the profile, once the service has confirmed the identity of the
  // record. The site renders the rest, and a name that needs another size.
  const showMember = async (...responses) => {
    const bodies = responses.map(async (response) => (await response).clone().json())
    const [{ users }, { data }] = await Promise.all(bodies)
    const [account, member] = [users[0], data.data]
    const name = member.name.trim() || `${member.firstName} ${member.lastName}`.trim()
    const lists = [member.events, member.friends, member.interests]
    const texts = [name, ...lists.map(({ length }) => length.toLocaleString('en'))]
    const places = document.querySelectorAll(
      `[${PRERENDERED_ATTRIBUTE}] :is(h1,[data-value])>:last-child`,
    )
    if (
      account.emailVerified &&
      account.localId === member.uid &&
      localStorage.getItem(storedUnder) === stored &&
      name &&
      name.length < 31
    ) {
      // Only the frame of the profile has places.
      for (const skeleton of places) {
        skeleton.parentNode.textContent = texts.shift()
        documentElement.dataset.session = SHOWN_SESSION
      }
    }
  }
  const timeout = (ms) => new Promise((done) => setTimeout(done, ms))
  const nextPaint = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  const isShown = () => documentElement.dataset.session === SHOWN_SESSION
  const stored = localStorage.getItem(storedUnder)
  try {
    const { accessToken, refreshToken, expirationTime } = JSON.parse(stored).stsTokenManager
    // The library refreshes a token in its last five minutes. A valid one is sent at once, before the files are requested.
    const isValid = Date.now() < expirationTime - 300_000
    const sent = isValid ? sendWith(accessToken) : sendRefreshed(refreshToken)
    const promised = async (part) => (await sent)[part]
    const [token, lookup, record] = ['token', 'lookup', 'record'].map(promised)
    const painted = showMember(lookup, record).then(() => isShown() && nextPaint())
    // The site renders what it gets, which would delay the paint. A background tab does not paint.
    const afterPaint = async (sent) => {
      await sent
      await Promise.race([painted, timeout(100)]).catch(() => {})
      return sent
    }
    const responses = [lookup, record].map(afterPaint)
    // The site sends failed requests again.
    Promise.allSettled([token, painted, ...responses])
    window.earlyLookup = { storedUnder, stored, token, response: responses[0] }
    window[EARLY_REQUEST_KEY] = { url, headers, response: responses[1] }
  } catch {
    // The identity library decides what an unreadable identity means.
  }
}
for (const href of [...MEMBER_FILES, ...PRELOADED_SCRIPTS]) {
  const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }
  document.head.append(Object.assign(document.createElement('link'), { ...kind, href }))
}
