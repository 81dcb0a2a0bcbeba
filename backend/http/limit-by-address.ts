import type { MiddlewareHandler } from 'hono'
import type { LimitedRoute } from '../config/limits.ts'
import type { Dependencies } from '../dependencies.ts'
import { clientAddress, subscriberOf } from './client-address.ts'
import type { ApiEnv } from './context.ts'

/** Creates the middleware that limits a route by IP address. */
export type LimitByAddress = (route: LimitedRoute) => MiddlewareHandler<ApiEnv>

/** Counts a request for the client's IP address before any other work. */
export const limitByAddress =
  ({
    config,
    enforceRateLimit,
  }: Pick<Dependencies, 'config' | 'enforceRateLimit'>): LimitByAddress =>
  (route) =>
  async (c, next) => {
    const value = subscriberOf(clientAddress(c, config.trustedProxies))
    await enforceRateLimit(route, { by: 'address', value })
    await next()
  }
