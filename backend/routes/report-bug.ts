import { randomUUID } from 'node:crypto'
import { createRoute, z } from '@hono/zod-openapi'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { DatabaseNow } from '../database/now.ts'
import type { Database } from '../database/open.ts'
import { bugReports, members } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import { paragraph } from '../fields/text.ts'
import {
  bodyErrors,
  jsonBody,
  responsesFor,
  signInErrors,
  successResponse,
} from '../http/responses.ts'
import { bearerOrNone, type RouteContext } from './route-context.ts'

/** POST /users/report-bug: stores a bug report, signed in or not (specification, section 6). */
export const addReportBug = ({ api, dependencies, access, limitByIp }: RouteContext): void => {
  const route = createRoute({
    method: 'post',
    path: '/users/report-bug',
    summary: 'Reports an issue',
    security: bearerOrNone,
    middleware: [limitByIp('report-bug'), access.optionallySignedIn] as const,
    request: { body: jsonBody(reportBody) },
    responses: responsesFor(successResponse, 'Stored.', [
      ...signInErrors.filter((code) => code !== 'missing-token'),
      'email-not-verified',
      ...bodyErrors,
    ]),
  })
  api.openapi(route, async (c) => {
    const uid = c.var.author
    if (uid !== null) await dependencies.enforceRateLimit('report-bug', { by: 'uid', value: uid })
    const description = c.req.valid('json').bugDescription
    await storeReport(dependencies.db, { uid, description }, dependencies.databaseNow)
    return c.json({ success: true as const }, 200)
  })
}

/**
 * Stores a report. A member who sends the same text again within an hour, because the outcome of the first attempt was
 * unknown, has one report. The lock on the member's row makes the second attempt wait for the first.
 * A report without an author is not safe to repeat: two visitors may write the same text.
 */
const storeReport = (
  db: Database,
  report: { uid: string | null; description: string },
  now: DatabaseNow,
): Promise<void> => {
  const { uid, description } = report
  const row = { ...report, id: randomUUID(), createdAt: now }
  return transact(db, async (tx) => {
    if (uid !== null) {
      await tx.select({ uid: members.uid }).from(members).where(eq(members.uid, uid)).for('update')
      const [stored] = await tx
        .select({ id: bugReports.id })
        .from(bugReports)
        .where(
          and(
            eq(bugReports.uid, uid),
            eq(bugReports.description, description),
            // The window of the rate limit of reports.
            gt(bugReports.createdAt, sql`${now} - interval '1 hour'`),
          ),
        )
        .limit(1)
      if (stored) return
    }
    await tx.insert(bugReports).values(row)
  })
}

const reportBody = z
  .strictObject({
    bugDescription: paragraph({
      max: 5000,
      whenEmpty: 'Please describe the issue',
      whenTooLong: 'Please keep your description to 5000 characters or fewer.',
    }),
  })
  .openapi('ReportBody')
