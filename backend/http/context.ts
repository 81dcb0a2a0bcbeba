import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { ProblemCode } from './problems.ts'

export type ApiEnv = {
  Bindings: Partial<HttpBindings>
  Variables: {
    /** Generated here, never read from the request, because it is part of logs and responses. */
    requestId: string
    /** The uid of the verified token. */
    uid?: string
    /** The error code of the response, for the log. */
    problem?: ProblemCode
  }
}

export type ApiContext = Context<ApiEnv>
