/*
 * On a member's page with a stored session. Requests the member's record while the site loads. The site takes the
 * response once the identity service has confirmed the member (src/services/member-api/early-request.ts).
 */
const { url, headers, ...options } = MEMBER_REQUEST
headers.authorization += localStorage.getItem(TOKEN_KEY)
if (localStorage.getItem(GOOGLE_KEY)) headers['x-auth-type'] = 'google'
if (localStorage.getItem(APPLE_KEY)) headers['x-auth-type'] = 'apple'
const response = fetch(url, { ...options, headers, signal: AbortSignal.timeout(CALL_LIMIT) })
// The site sends a failed request again.
response.catch(() => {})
window[EARLY_REQUEST_KEY] = { url, headers, response }
