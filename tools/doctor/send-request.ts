/** A response, or a short reason why there is none. */
export type Reply = { status: number; headers: Headers; body: unknown } | { error: string }

/** Sends an HTTP request. Never rejects. */
export type SendRequest = (url: string, init?: RequestInit) => Promise<Reply>

/** Sends a request with a timeout of 8 s, including the body, and follows no redirects. */
export const sendRequest: SendRequest = async (url, init = {}) => {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(8000),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: parsed(text) }
  } catch (error) {
    return { error: reasonOf(error) }
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The reason of a failed fetch is in its cause. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'no response'
  if (error.name === 'TimeoutError') return 'no response within 8 s'
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message
}
