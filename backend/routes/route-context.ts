import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Access } from '../access.ts'
import type { Dependencies } from '../dependencies.ts'
import type { ApiEnv } from '../http/context.ts'
import type { LimitByIp } from '../http/limit-by-ip.ts'

/** The app to which a route is added, and its dependencies. */
export type RouteContext = {
  api: OpenAPIHono<ApiEnv>
  dependencies: Dependencies
  access: Access
  limitByIp: LimitByIp
}

/** Marks a route in the OpenAPI document as one that requires a bearer token. */
export const bearer: Record<string, string[]>[] = [{ bearer: [] }]

/** Marks a route as one with an optional bearer token. */
export const bearerOrNone: Record<string, string[]>[] = [{ bearer: [] }, {}]
