import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Access } from '../access.ts'
import type { ApiEnv } from '../http/context.ts'
import type { LimitByAddress } from '../http/limit-by-address.ts'
import type { Parts } from '../parts.ts'

/** What a call is added to, and what it may use. */
export type Calls = {
  api: OpenAPIHono<ApiEnv>
  parts: Parts
  access: Access
  limitByAddress: LimitByAddress
}

/** Marks a call in the OpenAPI document as one that needs a bearer token. */
export const bearer: Record<string, string[]>[] = [{ bearer: [] }]

/** Marks a call as one that takes a bearer token or none. */
export const bearerOrNone: Record<string, string[]>[] = [{ bearer: [] }, {}]
