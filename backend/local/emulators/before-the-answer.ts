import type { ServerResponse } from 'node:http'

/**
 * Runs `save` before the answer leaves, so that what was acknowledged survives a crash.
 * When saving fails the connection is cut instead: no answer is better than a false one.
 */
export const saveBeforeTheAnswer = (response: ServerResponse, save: () => void): void => {
  const end = response.end
  response.end = (...body: unknown[]) => {
    try {
      save()
    } catch (error) {
      console.error('The emulator could not save its state:', error)
      return response.destroy()
    }
    return Reflect.apply(end, response, body)
  }
}

/** Changes the text that an answer carries, before it leaves. */
export const rewriteTheAnswer = (
  response: ServerResponse,
  rewrite: (text: string) => string,
): void => {
  const end = response.end
  response.end = (...[body, ...rest]: unknown[]) => {
    const isText = typeof body === 'string' || Buffer.isBuffer(body)
    if (!isText || response.headersSent) return Reflect.apply(end, response, [body, ...rest])
    const text = rewrite(body.toString())
    response.setHeader('content-length', Buffer.byteLength(text))
    return Reflect.apply(end, response, [text, ...rest])
  }
}
