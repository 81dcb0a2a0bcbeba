import { randomUUID } from 'node:crypto'
import { createRoute } from '@hono/zod-openapi'
import { siteReports } from '../database/schema.ts'
import { siteReportBody } from '../fields/site-report.ts'
import { limitBody } from '../http/limit-body.ts'
import { anonymousErrors, jsonBody, responsesFor, successResponse } from '../http/responses.ts'
import type { RouteContext } from './route-context.ts'

/**
 * POST /reports/site: stores the report of a page that failed, for 30 days. While the table is full, a report is only
 * counted. An extension of the contract. No token is read, so neither the row nor the request log has a uid.
 */
export const addSiteReports = ({ api, dependencies, limitByIp }: RouteContext): void => {
  const route = createRoute({
    method: 'post',
    path: '/reports/site',
    summary: 'Stores the report of a page that failed',
    middleware: [limitByIp('site-reports'), limitBody(maxBodySize)] as const,
    request: { body: jsonBody(siteReportBody) },
    responses: responsesFor(successResponse, 'Stored.', anonymousErrors),
  })
  api.openapi(route, async (c) => {
    const report = c.req.valid('json')
    dependencies.metrics?.countSiteReport(report)
    if ((await dependencies.db.$count(siteReports)) < maxStored)
      await dependencies.db.insert(siteReports).values({
        id: randomUUID(),
        reason: report.reason,
        report,
        createdAt: dependencies.databaseNow,
      })
    return c.json({ success: true as const }, 200)
  })
}

/** At most 160 MB. The limit by IP address does not limit all addresses together. */
const maxStored = 10_000

/** 16 KB. The site sends fewer events if its report were larger. */
const maxBodySize = 16 * 1024
