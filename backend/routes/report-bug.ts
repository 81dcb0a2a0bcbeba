import { randomUUID } from 'node:crypto'
import { createRoute, z } from '@hono/zod-openapi'
import { bugReports } from '../database/schema.ts'
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
      'provider-not-accepted',
      ...bodyErrors,
      'too-many-requests',
    ]),
  })
  api.openapi(route, async (c) => {
    const uid = c.var.author
    if (uid !== null) await dependencies.enforceRateLimit('report-bug', { by: 'uid', value: uid })
    await dependencies.db.insert(bugReports).values({
      id: randomUUID(),
      uid,
      description: c.req.valid('json').bugDescription,
      createdAt: new Date(dependencies.now()),
    })
    return c.json({ success: true as const }, 200)
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
