import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { secureHeaders } from 'hono/secure-headers'
import type { ApiConfig } from '../config.ts'
import type { ApiEnv } from './context.ts'

/** Gives every request an id of ours; what a client sends under that name is ignored. */
export const giveRequestId: MiddlewareHandler<ApiEnv> = async (c, next) => {
  c.set('requestId', randomUUID())
  c.header('X-Request-Id', c.var.requestId)
  await next()
}

/** Members' data stays out of every cache, and answers are never a page of their own. */
export const protectAnswers = (production: boolean): MiddlewareHandler<ApiEnv>[] => [
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
    await next()
  },
]

/** Lets pages of the configured origins call, and read what they need to know of a refusal. */
export const allowOrigins = ({ corsOrigins }: ApiConfig): MiddlewareHandler<ApiEnv> =>
  cors({
    origin: [...corsOrigins],
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'X-Auth-Type'],
    exposeHeaders: ['Retry-After', 'X-Request-Id'],
    maxAge: 600,
  })
