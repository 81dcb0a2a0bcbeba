import { createRoute, z } from '@hono/zod-openapi'
import { answers, memberRefusals } from '../http/answers.ts'
import { memberRecord, recordOf } from '../members/member.ts'
import { bearer, type Calls } from './call.ts'

/** GET /users/me: the own record, at data.data.data for the site's client (specification, section 7). */
export const addMe = ({ api, access }: Calls): void => {
  const route = createRoute({
    method: 'get',
    path: '/users/me',
    summary: 'Reads the own record',
    description: 'Takes an ID token, or once the token that register answered with.',
    security: bearer,
    middleware: access.reader,
    responses: answers(meAnswer, 'The record.', memberRefusals),
  })
  api.openapi(route, (c) => {
    return c.json({ success: true as const, data: { data: recordOf(c.var.member) } }, 200)
  })
}

/** The shape that GET /users/me and POST /users/login share. */
export const meAnswer = z.strictObject({
  success: z.literal(true),
  data: z.strictObject({ data: memberRecord }),
})
