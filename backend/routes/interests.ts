import { createRoute, z } from '@hono/zod-openapi'
import { eq } from 'drizzle-orm'
import { members } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import { interests } from '../fields/interests.ts'
import { Problem } from '../http/problems.ts'
import { bodyErrors, jsonBody, memberErrors, responsesFor } from '../http/responses.ts'
import { memberRecord, recordOf } from '../members/member.ts'
import { bearer, type RouteContext } from './route-context.ts'

/** POST /users/interests: replaces the chosen interests (specification, section 7). */
export const addInterests = ({ api, dependencies, access }: RouteContext): void => {
  const route = createRoute({
    method: 'post',
    path: '/users/interests',
    summary: 'Replaces the caller’s interests',
    security: bearer,
    middleware: access.member,
    request: { body: jsonBody(interestsBody) },
    responses: responsesFor(
      z.strictObject({ user: memberRecord }),
      'The record with its new interests.',
      [...memberErrors, ...bodyErrors],
    ),
  })
  api.openapi(route, async (c) => {
    const [member] = await transact(dependencies.db, (tx) =>
      tx
        .update(members)
        .set({ interests: c.req.valid('json').interests })
        .where(eq(members.uid, c.var.member.uid))
        .returning(),
    )
    if (!member) throw new Problem('not-registered')
    return c.json({ user: recordOf(member, dependencies.config.pictures) }, 200)
  })
}

const interestsBody = z.strictObject({ interests }).openapi('InterestsBody')
