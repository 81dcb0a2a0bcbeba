import type { Locks } from '../../../src/services/email-throttle.ts'

/** The locks of one browser: one holder for each name. The other requests wait in a queue until their signal aborts. */
export const createFakeLocks = (): Locks => {
  const queues = new Map<string, Promise<unknown>>()
  const request = (
    name: string,
    { signal }: { signal: AbortSignal },
    act: () => Promise<unknown>,
  ): Promise<unknown> => {
    const before = queues.get(name) ?? Promise.resolve()
    const aborted = new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
    const granted = Promise.race([before, aborted]).then(act)
    const ended = granted.catch(() => {})
    queues.set(
      name,
      before.then(() => ended),
    )
    return granted
  }
  return { request: request as Locks['request'] }
}
