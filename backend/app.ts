import { type Hook, OpenAPIHono } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { JWTVerifyGetKey } from 'jose'
import type { Logger } from 'pino'
import { createAccess } from './access.ts'
import type { ApiConfig } from './config.ts'
import { databaseErrorClass } from './database/error-class.ts'
import { databaseCode } from './database/failure.ts'
import { databaseNow as clockOfDatabase, type DatabaseNow } from './database/now.ts'
import type { Database } from './database/open.ts'
import type { Dependencies } from './dependencies.ts'
import { probeOver } from './health/database-probe.ts'
import { createReadiness, type Readiness } from './health/readiness.ts'
import type { ApiContext, ApiEnv } from './http/context.ts'
import { allowCorsOrigins, assignRequestId, setSecurityHeaders } from './http/headers.ts'
import { limitBody } from './http/limit-body.ts'
import { limitByIp } from './http/limit-by-ip.ts'
import { limitDuration } from './http/limit-duration.ts'
import { toProblemResponse } from './http/problem-response.ts'
import { Problem } from './http/problems.ts'
import { createRateLimiter } from './http/rate-limits.ts'
import { rememberPlace } from './http/remember-place.ts'
import { requestLog } from './http/request-log.ts'
import {
  type AccountLookup,
  cachedForAMinute,
  createAccountLookup,
} from './identity/account-lookup.ts'
import { identityErrorReason } from './identity/identity-rejection.ts'
import { createPasswordCheck, type PasswordCheck } from './identity/password-check.ts'
import { createTokenCheck } from './identity/token-check.ts'
import type { Metrics } from './metrics/metrics.ts'
import { addDeleteAccount } from './routes/delete-account.ts'
import { addHealth, addLiveness, addReadiness } from './routes/health.ts'
import { addInterests } from './routes/interests.ts'
import { addLogin } from './routes/login.ts'
import { addMe } from './routes/me.ts'
import { addRegister } from './routes/register.ts'
import { addReportBug } from './routes/report-bug.ts'
import { addResolveLogin } from './routes/resolve-login.ts'
import { addSiteReports } from './routes/site-reports.ts'
import { addSocialAuth } from './routes/social-auth.ts'
import { addUpdate } from './routes/update.ts'
import { addWebVitals } from './routes/web-vitals.ts'

/** The dependencies of `createApi`. Those with a default are replaced in tests. */
export type ApiOptions = {
  config: ApiConfig
  db: Database
  log: Logger
  /** The clock of this process, in epoch milliseconds. The default is the system's. */
  now?: () => number
  databaseNow?: DatabaseNow
  /** The default is Google's key set. */
  keys?: JWTVerifyGetKey
  /** The default uses the identity service. */
  checkPassword?: PasswordCheck
  /** Milliseconds until a request is answered with 503. The default is 8 500. */
  maxRequestMs?: number
  /** The default uses the identity service. */
  lookUpAccount?: AccountLookup
  /** The default uses the connections of members' requests. */
  readiness?: Readiness
  /** Without it nothing is counted. */
  metrics?: Metrics
}

/**
 * Creates the member API (specification, section 7) as one Hono app, whose paths all begin with `/api`.
 * It is stateless: any number of instances may share one database. It starts no timers;
 * see `clean-up/`. Mount it with `root.all('/api/*', (c) => api.fetch(c.req.raw, c.env))`.
 */
export const createApi = ({
  config,
  db,
  log,
  now = Date.now,
  databaseNow = clockOfDatabase,
  keys,
  checkPassword = createPasswordCheck(config),
  maxRequestMs = 8500,
  lookUpAccount = cachedForAMinute(createAccountLookup(config), now),
  readiness = createReadiness({ probe: probeOver(db), log }),
  metrics,
}: ApiOptions) => {
  const dependencies: Dependencies = {
    config,
    db,
    log,
    now,
    databaseNow,
    checkToken: createTokenCheck({ ...config, ...(keys ? { keys } : {}) }, now),
    checkPassword,
    lookUpAccount,
    enforceRateLimit: createRateLimiter({ ...config, db, databaseNow }),
    readiness,
    ...(metrics ? { metrics } : {}),
  }
  const api = new OpenAPIHono<ApiEnv>({ defaultHook: rejectInvalidBody })
  const context = {
    api,
    dependencies,
    access: createAccess(dependencies),
    limitByIp: limitByIp(dependencies),
  }
  for (const path of pathsThatStorePlaces) api.use(path, rememberPlace(dependencies))
  addHealth(context)
  addLiveness(context)
  addReadiness(context)
  addMe(context)
  addLogin(context)
  addSocialAuth(context)
  addRegister(context)
  addInterests(context)
  addUpdate(context)
  addDeleteAccount(context)
  addReportBug(context)
  addResolveLogin(context)
  addWebVitals(context)
  addSiteReports(context)
  addOpenApiDocument(api)

  const app = new OpenAPIHono<ApiEnv>()
  app.use(assignRequestId, requestLog(log, metrics), ...setSecurityHeaders(config.production))
  app.use(allowCorsOrigins(config))
  if (config.maintenance) app.use(rejectDuringMaintenance)
  app.use(limitDuration(maxRequestMs))
  app.use(limitBody(maxBodySize))
  app.use(
    methodNotAllowed({ app, onMethodNotAllowed: (c, methods) => rejectMethod(c, methods, log) }),
  )
  app.onError((error, c) => {
    const errorClass = databaseErrorClass(error)
    if (errorClass !== null) metrics?.countDatabaseError(errorClass)
    readiness.noteError(databaseCode(error))
    const identityReason = identityErrorReason(error)
    if (identityReason !== null) metrics?.countIdentityError(identityReason)
    return toProblemResponse(error, c, log)
  })
  app.notFound((c) => toProblemResponse(new Problem('not-found'), c, log))
  app.route('/api', api)
  return app
}

/** Routes that sign a verified member in, or save for one. */
const pathsThatStorePlaces = [
  '/users/login',
  '/users/social-auth',
  '/users/interests',
  '/users/update',
]

/** 64 KB. */
const maxBodySize = 64 * 1024

const rejectMethod = (c: ApiContext, methods: string[], log: Logger): Response => {
  c.header('Allow', methods.join(', '))
  return toProblemResponse(new Problem('method-not-allowed'), c, log)
}

/** Rejects an invalid body with the message of its first issue, which never contains the input, and the issue’s field. */
const rejectInvalidBody: Hook<unknown, ApiEnv, string, undefined> = (result) => {
  if (result.success) return undefined
  const [issue] = result.error.issues
  const [field] = result.target === 'json' ? (issue?.path ?? []) : []
  throw new Problem('invalid-body', {
    ...(typeof field === 'string' && { field }),
    message:
      issue?.code === 'unrecognized_keys'
        ? 'The request contains an unknown field.'
        : (issue?.message ?? 'Something is missing or isn’t valid. Please check and try again.'),
  })
}

/** Answers 503 to everything but health checks: the instance stays ready, so that members read the message. */
const rejectDuringMaintenance: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (!c.req.path.startsWith('/api/health')) throw new Problem('maintenance', { retryAfter: 120 })
  await next()
}

/** GET /openapi.json: the contract, generated from the schemas that validate the requests. */
const addOpenApiDocument = (api: OpenAPIHono<ApiEnv>): void => {
  api.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The ID token of the identity service.',
  })
  api.doc31('/openapi.json', {
    openapi: '3.1.0',
    info: {
      title: 'Trellis member API',
      version: '1.0.0',
      description:
        'Member records. Every error response has the same shape and a stable code. The header x-auth-type is allowed and ignored: the token names the provider.',
    },
    servers: [{ url: '/api' }],
  })
}
