import type { MiddlewareHandler } from 'hono'
import { withDeadline } from '../database/deadline.ts'
import type { ApiEnv } from './context.ts'
import { Problem } from './problems.ts'

/**
 * Answers 503 if a request takes longer than `milliseconds`, and cuts off its open transaction, so that
 * nothing is committed later: the first attempt must not overwrite a retry. The limit is shorter than the
 * site's own timeout of 10 s, so that the site still receives the response.
 */
export const limitDuration =
  (milliseconds: number): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const deadline = new AbortController()
    const endsAt = performance.now() + milliseconds
    const client = new AbortController()
    const { signal } = c.req.raw
    const onGone = () => client.abort(new Problem('database-unreachable'))
    signal.addEventListener('abort', onGone)
    const request = { signal: deadline.signal, endsAt, client: client.signal }
    const isOver = new Promise<never>((_resolve, reject) => {
      deadline.signal.addEventListener('abort', () => reject(deadline.signal.reason))
    })
    const timer = setTimeout(
      () => deadline.abort(new Problem('database-unreachable')),
      milliseconds,
    )
    try {
      await Promise.race([withDeadline(request, next), isOver])
    } finally {
      clearTimeout(timer)
      // Node keeps a signal that has a listener, and with it the request, until it aborts.
      signal.removeEventListener('abort', onGone)
    }
  }
