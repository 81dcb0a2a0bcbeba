/** What came back from a question over the network, or in a few words why nothing did. */
export type Reply = { status: number; headers: Headers; body: unknown } | { silence: string }

/** Asks over HTTP; never rejects. */
export type Ask = (address: string, init?: RequestInit) => Promise<Reply>

/** Asks with a limit of 8 s, body included, and follows no redirect. */
export const askWithinLimit: Ask = async (address, init = {}) => {
  try {
    const response = await fetch(address, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(8000),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: parsed(text) }
  } catch (error) {
    return { silence: reasonOf(error) }
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** fetch hides the reason in the cause. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'no answer'
  if (error.name === 'TimeoutError') return 'no answer within 8 s'
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message
}
