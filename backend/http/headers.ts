import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { secureHeaders } from 'hono/secure-headers'
import type { ApiConfig } from '../config.ts'
import type { ApiEnv } from './context.ts'

/** Assigns an id to every request. An X-Request-Id of the client is ignored. */
export const assignRequestId: MiddlewareHandler<ApiEnv> = async (c, next) => {
  c.set('requestId', randomUUID())
  c.header('X-Request-Id', c.var.requestId)
  await next()
}

/** Sets headers that prevent caching of member data and rendering of a response as a page. */
export const setSecurityHeaders = (production: boolean): MiddlewareHandler<ApiEnv>[] => [
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
    referrerPolicy: 'no-referrer',
    xFrameOptions: 'DENY',
    strictTransportSecurity: production ? 'max-age=63072000; includeSubDomains' : false,
  }),
  async (c, next) => {
    c.header('Cache-Control', 'no-store')
    // For a cache that ignores it.
    c.header('Vary', 'Authorization', { append: true })
    await next()
  },
]

/** Allows the configured origins to send requests, and to read the headers of error responses. */
export const allowCorsOrigins = ({ corsOrigins }: ApiConfig): MiddlewareHandler<ApiEnv> =>
  cors({
    origin: [...corsOrigins],
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'If-Match', 'X-Auth-Type', 'X-Identity-Token'],
    exposeHeaders: ['Retry-After', 'X-Request-Id'],
    maxAge: 600,
  })
