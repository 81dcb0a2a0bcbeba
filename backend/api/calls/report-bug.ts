import { randomUUID } from 'node:crypto'
import { createRoute, z } from '@hono/zod-openapi'
import { bugReports } from '../database/schema.ts'
import { paragraph } from '../fields/text.ts'
import { answers, bodyRefusals, done, jsonBody, signInRefusals } from '../http/answers.ts'
import { bearerOrNone, type Calls } from './call.ts'

/** POST /users/report-bug: keeps a report, signed in or not (specification, section 6). */
export const addReportBug = ({ api, parts, access, limitByAddress }: Calls): void => {
  const route = createRoute({
    method: 'post',
    path: '/users/report-bug',
    summary: 'Reports an issue',
    security: bearerOrNone,
    middleware: [limitByAddress('report-bug'), access.anyone] as const,
    request: { body: jsonBody(reportBody) },
    responses: answers(done, 'Kept.', [
      ...signInRefusals.filter((code) => code !== 'missing-token'),
      ...bodyRefusals,
      'too-many-requests',
    ]),
  })
  api.openapi(route, async (c) => {
    const uid = c.var.author
    if (uid !== null) await parts.spend('report-bug', { by: 'uid', value: uid })
    await parts.db.insert(bugReports).values({
      id: randomUUID(),
      uid,
      description: c.req.valid('json').bugDescription,
      createdAt: new Date(parts.now()),
    })
    return c.json({ success: true as const }, 200)
  })
}

const reportBody = z
  .strictObject({
    bugDescription: paragraph({
      max: 5000,
      whenEmpty: 'Please describe the issue',
      whenTooLong: 'Please describe the issue in at most 5000 characters.',
    }),
  })
  .openapi('ReportBody')
