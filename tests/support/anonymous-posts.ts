import { expect } from 'vitest'

/** The `fetch` of a page without a connection, and the requests that the page has made with it. */
export const offlineFetch = () => {
  const sent: { url: unknown; options: RequestInit }[] = []
  const fetch = (url: unknown, options: RequestInit) => {
    sent.push({ url, options })
    return Promise.reject(new Error('offline'))
  }
  return { fetch, sent }
}

/** A request that says nothing about who sends it, and that continues when the page is closed. */
export const anonymousPost = (url: string) => ({
  url,
  options: {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: expect.any(String),
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  },
})
