import { OpenAPIHono } from '@hono/zod-openapi'
import { bodyLimit } from 'hono/body-limit'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { JWTVerifyGetKey } from 'jose'
import type { Logger } from 'pino'
import { accessTo } from './access.ts'
import { addDeleteAccount } from './calls/delete-account.ts'
import { addHealth } from './calls/health.ts'
import { addInterests } from './calls/interests.ts'
import { addLogin } from './calls/login.ts'
import { addMe } from './calls/me.ts'
import { addRegister } from './calls/register.ts'
import { addReportBug } from './calls/report-bug.ts'
import { addResolveLogin } from './calls/resolve-login.ts'
import { addSocialAuth } from './calls/social-auth.ts'
import { addUpdate } from './calls/update.ts'
import type { ApiConfig } from './config.ts'
import type { Database } from './database/open.ts'
import { answerInvalid } from './http/answer-invalid.ts'
import { answerProblem } from './http/answer-problem.ts'
import type { ApiContext, ApiEnv } from './http/context.ts'
import { allowOrigins, giveRequestId, protectAnswers } from './http/headers.ts'
import { limitByAddress } from './http/limit-by-address.ts'
import { Problem, type ProblemCode } from './http/problems.ts'
import { rateLimiter } from './http/rate-limits.ts'
import { requestLog } from './http/request-log.ts'
import { type PasswordCheck, passwordCheck } from './identity/password-check.ts'
import { tokenCheck } from './identity/token-check.ts'
import { addOpenApiDocument } from './openapi.ts'
import type { Parts } from './parts.ts'

/** What the backend is built of. */
export type ApiOptions = {
  config: ApiConfig
  db: Database
  log: Logger
  /** Epoch milliseconds; the system's clock unless given. */
  now?: () => number
  /** Signing keys in place of Google's. */
  keys?: JWTVerifyGetKey
  /** In place of the identity service's own check. */
  checkPassword?: PasswordCheck
}

/**
 * The member API (specification, section 7) as one Hono app, whose paths all begin with `/api`.
 * It holds no state: any number of instances may share one database. Timers are not its own;
 * see `sweep.ts`. Mount it with `root.all('/api/*', (c) => api.fetch(c.req.raw, c.env))`.
 */
export const createApi = ({
  config,
  db,
  log,
  now = Date.now,
  keys,
  checkPassword = passwordCheck(config),
}: ApiOptions) => {
  const parts: Parts = {
    config,
    db,
    log,
    now,
    checkToken: tokenCheck({ ...config, ...(keys ? { keys } : {}) }, now),
    checkPassword,
    spend: rateLimiter(db, config.limits, now),
  }
  const api = new OpenAPIHono<ApiEnv>({ defaultHook: answerInvalid })
  const calls = { api, parts, access: accessTo(parts), limitByAddress: limitByAddress(parts) }
  addHealth(calls)
  addMe(calls)
  addLogin(calls)
  addSocialAuth(calls)
  addRegister(calls)
  addInterests(calls)
  addUpdate(calls)
  addDeleteAccount(calls)
  addReportBug(calls)
  if (config.tokens.kind === 'emulator' || config.identityApiKey !== '') addResolveLogin(calls)
  addOpenApiDocument(api)

  const app = new OpenAPIHono<ApiEnv>()
  app.use(giveRequestId, requestLog(log), ...protectAnswers(config.production))
  app.use(allowOrigins(config))
  app.use(bodyLimit({ maxSize: largestBody, onError: () => fail('body-too-large') }))
  app.use(
    methodNotAllowed({ app, onMethodNotAllowed: (c, methods) => refuseMethod(c, methods, log) }),
  )
  app.onError((error, c) => answerProblem(error, c, log))
  app.notFound((c) => answerProblem(new Problem('not-found'), c, log))
  app.route('/api', api)
  return app
}

/** 64 KB. */
const largestBody = 64 * 1024

const fail = (code: ProblemCode): never => {
  throw new Problem(code)
}

const refuseMethod = (c: ApiContext, methods: string[], log: Logger): Response => {
  c.header('Allow', methods.join(', '))
  return answerProblem(new Problem('method-not-allowed'), c, log)
}
