import { randomUUID } from 'node:crypto'
import { createRoute, z } from '@hono/zod-openapi'
import { eq, sql } from 'drizzle-orm'
import { members } from '../database/schema.ts'
import { password } from '../fields/identity-fields.ts'
import { visibleLine } from '../fields/text.ts'
import { answers, bodyRefusals, jsonBody, recordRefusals } from '../http/answers.ts'
import { Problem } from '../http/problems.ts'
import type { Calls } from './call.ts'

/**
 * POST /users/resolve-login: the email address behind a username, for the right password only.
 * An extension of the contract, since the identity service signs in by address alone.
 */
export const addResolveLogin = ({ api, parts, limitByAddress }: Calls): void => {
  const route = createRoute({
    method: 'post',
    path: '/users/resolve-login',
    summary: 'Answers the email address of a username whose password is right',
    description:
      'One answer for every failure; an unknown username takes as long as a wrong password.',
    middleware: limitByAddress('resolve-login'),
    request: { body: jsonBody(resolveLoginBody) },
    responses: answers(resolveLoginAnswer, 'The address.', [
      ...bodyRefusals,
      ...recordRefusals,
      'wrong-credentials',
      'too-many-requests',
      'identity-unreachable',
    ]),
  })
  api.openapi(route, async (c) => {
    const { username, password: typed } = c.req.valid('json')
    await parts.spend('resolve-login', { by: 'username', value: username.toLowerCase() })
    const [member] = await parts.db
      .select({ uid: members.uid, email: members.email })
      .from(members)
      .where(eq(sql`lower(${members.username})`, username.toLowerCase()))
    // The identity service is asked for an unknown username too, so that time tells nothing.
    const address = member?.email ?? `${randomUUID()}@unknown.invalid`
    const owner = await parts.checkPassword({ email: address, password: typed })
    if (!member?.email || owner === 'wrong' || owner.uid !== member.uid) {
      throw new Problem('wrong-credentials')
    }
    return c.json({ email: member.email }, 200)
  })
}

const resolveLoginBody = z
  .strictObject({
    username: visibleLine({ max: 254, sentence: 'Please enter a username.' }),
    password: password.min(1, 'Please enter a password.'),
  })
  .openapi('ResolveLoginBody')

const resolveLoginAnswer = z.strictObject({ email: z.string() })
