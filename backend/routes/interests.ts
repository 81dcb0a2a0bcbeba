import { createRoute, z } from '@hono/zod-openapi'
import { eq } from 'drizzle-orm'
import { members } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import { interests } from '../fields/interests.ts'
import { Problem } from '../http/problems.ts'
import { changeHeaders, requireVersion } from '../http/require-version.ts'
import { bodyErrors, jsonBody, memberErrors, responsesFor } from '../http/responses.ts'
import { memberRecord, recordOf } from '../members/member.ts'
import { bearer, type RouteContext } from './route-context.ts'

/**
 * POST /users/interests: replaces the chosen interests (specification, section 7). With `If-Match`, an extension of the
 * contract, only if the record still has this version, so that an older page does not replace newer ones.
 */
export const addInterests = ({ api, dependencies, access }: RouteContext): void => {
  const route = createRoute({
    method: 'post',
    path: '/users/interests',
    summary: 'Replaces the caller’s interests',
    security: bearer,
    middleware: access.member,
    request: { body: jsonBody(interestsBody), headers: changeHeaders },
    responses: responsesFor(
      z.strictObject({ user: memberRecord }),
      'The record with its new interests.',
      [...memberErrors, ...bodyErrors, 'record-changed'],
    ),
  })
  api.openapi(route, async (c) => {
    const { interests: chosen } = c.req.valid('json')
    const { 'if-match': expected } = c.req.valid('header')
    const { pictures } = dependencies.config
    const isOwn = eq(members.uid, c.var.member.uid)
    const member = await transact(dependencies.db, async (tx) => {
      await requireVersion(tx, c.var.member.uid, { expected, pictures })
      const [saved] = await tx.update(members).set({ interests: chosen }).where(isOwn).returning()
      return saved
    })
    if (!member) throw new Problem('not-registered')
    return c.json({ user: recordOf(member, pictures) }, 200)
  })
}

const interestsBody = z.strictObject({ interests }).openapi('InterestsBody')
