import type { MiddlewareHandler } from 'hono'
import type { Dependencies } from '../dependencies.ts'
import { placeHashOf, storePlace } from '../members/known-places.ts'
import { clientIp, subscriberOf } from './client-ip.ts'
import type { ApiEnv } from './context.ts'
import { describeError } from './describe-error.ts'

/**
 * Stores the place from which a member signs in or saves (decision 0061), after the request has succeeded.
 * Use it only for routes of verified members. A failure is logged and does not affect the response.
 */
export const rememberPlace =
  ({ config, db, log, databaseNow }: Dependencies): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    await next()
    const { uid, problem, requestId } = c.var
    if (uid === undefined || problem !== undefined) return
    const ip = subscriberOf(clientIp(c, config.trustedProxies))
    try {
      await storePlace(db, uid, placeHashOf(config.hashKey, uid, ip), databaseNow)
    } catch (error) {
      log.error({ requestId, ...describeError(error) }, 'place not remembered')
    }
  }
