/**
 * Posts JSON without cookies and without a referrer. The request continues when the page is closed, and a failure is
 * ignored. It is no `sendBeacon`, because that would send cookies.
 */
export const postAnonymously = (page: Pick<Window, 'fetch'>, url: string, body: unknown): void => {
  page
    .fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
    .catch(() => {
      // A request about the page must not become a failure of the page.
    })
}
