import type { MiddlewareHandler } from 'hono'
import type { LimitedCall } from '../config/limits.ts'
import type { Parts } from '../parts.ts'
import { clientAddress, subscriberOf } from './client-address.ts'
import type { ApiEnv } from './context.ts'

/** What lies before a call to count it. */
export type LimitByAddress = (call: LimitedCall) => MiddlewareHandler<ApiEnv>

/** Counts a call for the client's address before anything else is done for it. */
export const limitByAddress =
  ({ config, spend }: Pick<Parts, 'config' | 'spend'>): LimitByAddress =>
  (call) =>
  async (c, next) => {
    const value = subscriberOf(clientAddress(c, config.trustedProxies))
    await spend(call, { by: 'address', value })
    await next()
  }
