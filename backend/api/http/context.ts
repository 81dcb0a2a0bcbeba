import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { ProblemCode } from './problems.ts'

/** What every request carries through the API. */
export type ApiEnv = {
  Bindings: Partial<HttpBindings>
  Variables: {
    /** Made here, never taken from the client: it stands in logs and answers. */
    requestId: string
    /** The uid of the token, once it has been checked. */
    uid?: string
    /** The code of the refusal, for the log. */
    problem?: ProblemCode
  }
}

/** What a handler knows of its request. */
export type ApiContext = Context<ApiEnv>
