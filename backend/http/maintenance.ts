import type { MiddlewareHandler } from 'hono'
import type { ApiEnv } from './context.ts'
import { Problem } from './problems.ts'

/** Answers 503 to everything but health checks: the instance stays ready, so that members read the message. */
export const rejectDuringMaintenance: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (!c.req.path.startsWith('/api/health')) throw new Problem('maintenance', { retryAfter: 120 })
  await next()
}
