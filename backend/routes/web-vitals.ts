import { createRoute } from '@hono/zod-openapi'
import { webVitalsBody } from '../fields/web-vitals.ts'
import { limitBody } from '../http/limit-body.ts'
import { anonymousErrors, jsonBody, responsesFor, successResponse } from '../http/responses.ts'
import type { RouteContext } from './route-context.ts'

/**
 * POST /web-vitals: counts the timings of one page load in the metrics and stores nothing of them.
 * An extension of the contract. No token is read, so the request log has no uid either.
 */
export const addWebVitals = ({ api, dependencies, limitByIp }: RouteContext): void => {
  const route = createRoute({
    method: 'post',
    path: '/web-vitals',
    summary: 'Counts the timings of one page load',
    middleware: [limitByIp('web-vitals'), limitBody(maxBodySize)] as const,
    request: { body: jsonBody(webVitalsBody) },
    responses: responsesFor(successResponse, 'Counted.', anonymousErrors),
  })
  api.openapi(route, (c) => {
    dependencies.metrics?.countWebVitals(c.req.valid('json'))
    return c.json({ success: true as const }, 200)
  })
}

/** 1 KB. The largest valid body is smaller than 150 bytes. */
const maxBodySize = 1024
