import { createRoute, z } from '@hono/zod-openapi'
import { eq } from 'drizzle-orm'
import { members } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import { interests } from '../fields/interests.ts'
import { Problem } from '../http/problems.ts'
import { bodyErrors, jsonBody, memberErrors, responsesFor } from '../http/responses.ts'
import { memberRecord, recordOf, versionOf } from '../members/member.ts'
import { bearer, type RouteContext } from './route-context.ts'

/**
 * POST /users/interests: replaces the chosen interests (specification, section 7). With `If-Match`, an extension of the
 * contract, only if they still have this version, so that an older page does not replace newer ones.
 */
export const addInterests = ({ api, dependencies, access }: RouteContext): void => {
  const route = createRoute({
    method: 'post',
    path: '/users/interests',
    summary: 'Replaces the caller’s interests',
    security: bearer,
    middleware: access.member,
    request: { body: jsonBody(interestsBody), headers: z.object({ 'if-match': version }) },
    responses: responsesFor(
      z.strictObject({ user: memberRecord }),
      'The record with its new interests.',
      [...memberErrors, ...bodyErrors, 'interests-changed'],
    ),
  })
  api.openapi(route, async (c) => {
    const { interests: chosen } = c.req.valid('json')
    const { 'if-match': expected } = c.req.valid('header')
    const isOwn = eq(members.uid, c.var.member.uid)
    const member = await transact(dependencies.db, async (tx) => {
      const [stored] = await tx.select().from(members).where(isOwn).for('update')
      if (stored && expected !== undefined && expected !== `"${versionOf(stored.interests)}"`)
        throw new Problem('interests-changed')
      const [saved] = await tx.update(members).set({ interests: chosen }).where(isOwn).returning()
      return saved
    })
    if (!member) throw new Problem('not-registered')
    return c.json({ user: recordOf(member, dependencies.config.pictures) }, 200)
  })
}

const version = z.string().max(200).optional()

const interestsBody = z.strictObject({ interests }).openapi('InterestsBody')
