import { HTTPException } from 'hono/http-exception'
import type { Logger } from 'pino'
import { isUnreachable } from '../database/failure.ts'
import type { ApiContext } from './context.ts'
import { describeError } from './describe-error.ts'
import { Problem } from './problems.ts'

/**
 * Answers whatever was thrown in the one error shape: a sentence, a stable code, a request id.
 * Texts of libraries and of the database never leave the process; they may quote a member's data.
 */
export const answerProblem = (error: unknown, c: ApiContext, log: Logger): Response => {
  const problem = problemFrom(error)
  if (problem.status >= 500) {
    log.error({ requestId: c.var.requestId, ...describeError(error) }, 'request failed')
  }
  c.set('problem', problem.code)
  if (problem.status === 401) c.header('WWW-Authenticate', 'Bearer')
  if (problem.retryAfter !== undefined) c.header('Retry-After', String(problem.retryAfter))
  return c.json(
    { success: false, error: problem.message, code: problem.code, requestId: c.var.requestId },
    problem.status,
  )
}

const problemFrom = (error: unknown): Problem => {
  if (error instanceof Problem) return error
  if (error instanceof HTTPException) {
    if (error.status === 415) return new Problem('not-json')
    if (error.status === 413) return new Problem('body-too-large')
    if (error.status === 400) return new Problem('malformed-json')
  }
  return new Problem(isUnreachable(error) ? 'database-unreachable' : 'internal')
}
