/** The response of a service. `body` is parsed JSON, or text. */
export type Reply = { status: number; headers: Headers; body: unknown }

/** Sends an HTTP request. Rejects with an error that names the host and the reason. */
export type SendRequest = (url: string, init?: RequestInit) => Promise<Reply>

/** Sends a request with a timeout of 8 s, including the body, and follows no redirects. */
export const sendRequest: SendRequest = async (url, init = {}) => {
  try {
    const signal = AbortSignal.timeout(8000)
    const response = await fetch(url, { ...init, redirect: 'manual', signal })
    const { status, headers } = response
    return { status, headers, body: parsed(await response.text()) }
  } catch (error) {
    throw new Error(`${new URL(url).origin} cannot be reached: ${reasonOf(error)}.`)
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
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message
}
