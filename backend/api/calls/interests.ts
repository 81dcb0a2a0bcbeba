import { createRoute, z } from '@hono/zod-openapi'
import { eq } from 'drizzle-orm'
import { members } from '../database/schema.ts'
import { interests } from '../fields/interests.ts'
import { answers, bodyRefusals, jsonBody, memberRefusals } from '../http/answers.ts'
import { Problem } from '../http/problems.ts'
import { memberRecord, recordOf } from '../members/member.ts'
import { bearer, type Calls } from './call.ts'

/** POST /users/interests: replaces the chosen interests (specification, section 7). */
export const addInterests = ({ api, parts, access }: Calls): void => {
  const route = createRoute({
    method: 'post',
    path: '/users/interests',
    summary: 'Replaces the own interests',
    security: bearer,
    middleware: access.member,
    request: { body: jsonBody(interestsBody) },
    responses: answers(
      z.strictObject({ user: memberRecord }),
      'The record with its new interests.',
      [...memberRefusals, ...bodyRefusals],
    ),
  })
  api.openapi(route, async (c) => {
    const [member] = await parts.db
      .update(members)
      .set({ interests: c.req.valid('json').interests })
      .where(eq(members.uid, c.var.member.uid))
      .returning()
    if (!member) throw new Problem('not-registered')
    return c.json({ user: recordOf(member) }, 200)
  })
}

const interestsBody = z.strictObject({ interests }).openapi('InterestsBody')
