import type { MiddlewareHandler } from 'hono'
import type { LimitedRoute } from '../config/limits.ts'
import type { Dependencies } from '../dependencies.ts'
import { clientIp, subscriberOf } from './client-ip.ts'
import type { ApiEnv } from './context.ts'

/** Creates the middleware that limits a route by IP address. */
export type LimitByIp = (route: LimitedRoute) => MiddlewareHandler<ApiEnv>

/** Counts a request for the client's IP address before any other work. */
export const limitByIp =
  ({ config, enforceRateLimit }: Pick<Dependencies, 'config' | 'enforceRateLimit'>): LimitByIp =>
  (route) =>
  async (c, next) => {
    const value = subscriberOf(clientIp(c, config.trustedProxies))
    await enforceRateLimit(route, { by: 'address', value })
    await next()
  }
