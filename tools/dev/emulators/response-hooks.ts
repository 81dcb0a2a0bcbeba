import type { ServerResponse } from 'node:http'

/**
 * Runs `save` before the response is sent, so that acknowledged writes are not lost in a crash.
 * If saving fails, the connection is cut: no response is better than a false one.
 */
export const saveBeforeResponse = (response: ServerResponse, save: () => void): void => {
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

/** Changes the text of a response before it is sent. */
export const rewriteResponse = (
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
