import { randomUUID } from 'node:crypto'
import { createRoute, z } from '@hono/zod-openapi'
import { eq, sql } from 'drizzle-orm'
import { members } from '../database/schema.ts'
import { password } from '../fields/identity-fields.ts'
import { visibleLine } from '../fields/text.ts'
import { technicalOf } from '../fields/text-rules.ts'
import { clientIp, subscriberOf } from '../http/client-ip.ts'
import { Problem } from '../http/problems.ts'
import { anonymousErrors, jsonBody, responsesFor } from '../http/responses.ts'
import { isKnownPlace, placeHashOf } from '../members/known-places.ts'
import type { RouteContext } from './route-context.ts'

/**
 * POST /users/resolve-login: the email of a username, for the correct password only.
 * An extension of the contract, because the identity service only signs in by email.
 */
export const addResolveLogin = ({ api, dependencies, limitByIp }: RouteContext): void => {
  const route = createRoute({
    method: 'post',
    path: '/users/resolve-login',
    summary: 'Returns the email of a username if the password is correct',
    description:
      'Every failure has the same response, and an unknown username takes as long as a wrong password.',
    middleware: limitByIp('resolve-login'),
    request: { body: jsonBody(resolveLoginBody) },
    responses: responsesFor(resolveLoginResponse, 'The email.', [
      ...anonymousErrors,
      'wrong-credentials',
      'identity-unreachable',
    ]),
  })
  api.openapi(route, async (c) => {
    const { username, password: typed } = c.req.valid('json')
    const { config, db } = dependencies
    const [member] = await db
      .select({ uid: members.uid, email: members.email })
      .from(members)
      .where(eq(sql`lower(${members.username})`, username.toLowerCase()))
    // At a place where the owner has signed in before, only the limit of the IP address applies (decision 0061).
    const ip = subscriberOf(clientIp(c, config.trustedProxies))
    const uid = member?.uid ?? randomUUID()
    const place = placeHashOf(config.hashKey, uid, ip)
    if (!(await isKnownPlace(db, uid, place, dependencies.databaseNow))) {
      await dependencies.enforceRateLimit('resolve-login', {
        by: 'username',
        value: username.toLowerCase(),
      })
    }
    // The identity service is also asked for an unknown username, so that the duration reveals nothing.
    const email = member?.email ?? `${randomUUID()}@unknown.invalid`
    const owner = await dependencies.checkPassword({ email, password: typed })
    if (!member?.email || owner === 'wrong' || owner.uid !== member.uid) {
      throw new Problem('wrong-credentials')
    }
    return c.json({ email: member.email }, 200)
  })
}

const resolveLoginBody = z
  .strictObject({
    username: visibleLine({
      max: 254,
      message: 'Please enter a username of 254 characters or fewer.',
      whenEmpty: 'Please enter a username.',
      rule: technicalOf,
    }),
    password: password.min(1, 'Please enter a password.'),
  })
  .openapi('ResolveLoginBody')

const resolveLoginResponse = z.strictObject({ email: z.string() })
