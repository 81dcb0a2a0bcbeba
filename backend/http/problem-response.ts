import { HTTPException } from 'hono/http-exception'
import type { Logger } from 'pino'
import { isUnreachable } from '../database/failure.ts'
import type { ApiContext } from './context.ts'
import { describeError } from './describe-error.ts'
import { Problem } from './problems.ts'

/**
 * Turns any thrown value into an error response: a message, a stable code, a request id.
 * Messages of libraries and of the database never leave the process, because they may contain member data.
 */
export const toProblemResponse = (error: unknown, c: ApiContext, log: Logger): Response => {
  const problem = problemFrom(error)
  if (problem.status >= 500 && !expected.has(problem.code)) {
    log.error(
      { kind: problem.code, requestId: c.var.requestId, ...describeError(error) },
      'request failed',
    )
  }
  c.set('problem', problem.code)
  if (problem.status === 401) c.header('WWW-Authenticate', 'Bearer')
  // Otherwise the client would send the rest of an unread body until the request times out.
  if (problem.status === 413) c.header('Connection', 'close')
  const retryAfter = problem.retryAfter ?? (problem.status === 503 ? secondsUntilRetry : undefined)
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
  return c.json(
    {
      success: false,
      error: problem.message,
      code: problem.code,
      field: problem.field,
      user: problem.user,
      requestId: c.var.requestId,
    },
    problem.status,
  )
}

/** Opening a connection takes less. A failover takes a few retries. */
const secondsUntilRetry = 5

/** Readiness logs its changes itself, because a load balancer checks every second. An operator switches maintenance on. */
const expected: ReadonlySet<string> = new Set(['not-ready', 'maintenance'])

const problemFrom = (error: unknown): Problem => {
  if (error instanceof Problem) return error
  // The query builder wraps the reason why a request does not begin.
  if (error instanceof Error && error.cause instanceof Problem) return error.cause
  if (error instanceof HTTPException) {
    if (error.status === 415) return new Problem('not-json')
    if (error.status === 413) return new Problem('body-too-large')
    if (error.status === 400) return new Problem('malformed-json')
  }
  return new Problem(isUnreachable(error) ? 'database-unreachable' : 'internal')
}
