import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'
import type { Metrics } from '../metrics/metrics.ts'
import type { ApiEnv } from './context.ts'

/**
 * Writes one log line and one metric per request: method, route, status, duration, uid and error code.
 * Never an IP address, a header, a body or the raw path.
 */
export const requestLog =
  (log: Logger, metrics?: Metrics): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const startedAt = performance.now()
    await next()
    const milliseconds = performance.now() - startedAt
    const request = { method: c.req.method, route: routePath(c, -1), status: c.res.status }
    metrics?.observeRequest(request, milliseconds / 1000)
    const line = {
      requestId: c.var.requestId,
      ...request,
      milliseconds: Math.round(milliseconds),
      ...(c.var.uid === undefined ? {} : { uid: c.var.uid }),
      ...(c.var.problem === undefined ? {} : { problem: c.var.problem }),
    }
    // A load balancer checks every instance every second.
    log[request.route.startsWith('/api/health/') ? 'debug' : 'info'](line, 'request')
  }
