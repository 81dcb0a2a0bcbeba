import { createHash, randomUUID } from 'node:crypto'
import { createRoute } from '@hono/zod-openapi'
import { desc, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { siteReports } from '../database/schema.ts'
import { type SiteReport, siteReportBody } from '../fields/site-report.ts'
import { limitBody } from '../http/limit-body.ts'
import { anonymousErrors, jsonBody, responsesFor, successResponse } from '../http/responses.ts'
import type { RouteContext } from './route-context.ts'

/**
 * POST /reports/site: stores the report of a page that failed, for 30 days. A report that differs from a stored one only
 * in its times increases the count of that one. An extension of the contract. No token is read, so neither the row nor the request log has a uid.
 */
export const addSiteReports = ({ api, dependencies, limitByIp }: RouteContext): void => {
  const { db, databaseNow, metrics } = dependencies
  let stored = 0
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
    metrics?.countSiteReport(report)
    const { reason } = report
    await db
      .insert(siteReports)
      .values({ id: randomUUID(), reason, report, path: pathOf(report), createdAt: databaseNow })
      .onConflictDoUpdate({
        target: siteReports.path,
        set: { occurrences: sql`${siteReports.occurrences} + 1` },
      })
    if (stored % reportsBetweenTrims === 0) await removeOldest(db)
    stored += 1
    return c.json({ success: true as const }, 200)
  })
}

/** The hash of everything but the times of the events. */
const pathOf = ({ events, ...report }: SiteReport): string => {
  const steps = events.map(([, ...step]) => step)
  return createHash('sha256')
    .update(JSON.stringify({ ...report, steps }))
    .digest('base64url')
}

/** Removes the oldest reports beyond the maximum. Reads only the index of their times. */
const removeOldest = async (db: Database): Promise<void> => {
  const [newest] = await db
    .select({ createdAt: siteReports.createdAt })
    .from(siteReports)
    .orderBy(desc(siteReports.createdAt))
    .offset(maxStored - 1)
    .limit(1)
  if (newest) await db.delete(siteReports).where(lt(siteReports.createdAt, newest.createdAt))
}

/** At most 160 MB. The limit by IP address does not limit all addresses together. */
const maxStored = 10_000

/** Each instance exceeds the maximum by fewer reports than this. */
const reportsBetweenTrims = 100

/** 16 KB. The site sends fewer events if its report were larger. */
const maxBodySize = 16 * 1024
