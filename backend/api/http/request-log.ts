import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'
import type { ApiEnv } from './context.ts'

/**
 * One line for each request: what was called, by which uid, how it ended.
 * Never an address, a header, a body or the path as the client wrote it.
 */
export const requestLog =
  (log: Logger): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const startedAt = performance.now()
    await next()
    const line = {
      requestId: c.var.requestId,
      method: c.req.method,
      route: routePath(c, -1),
      status: c.res.status,
      milliseconds: Math.round(performance.now() - startedAt),
      ...(c.var.uid === undefined ? {} : { uid: c.var.uid }),
      ...(c.var.problem === undefined ? {} : { problem: c.var.problem }),
    }
    log.info(line, 'request')
  }
