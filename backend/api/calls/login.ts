import { createRoute, z } from '@hono/zod-openapi'
import { email } from '../fields/identity-fields.ts'
import { answers, bodyRefusals, jsonBody, memberRefusals } from '../http/answers.ts'
import { Problem } from '../http/problems.ts'
import { admit } from '../members/admit.ts'
import { recordOf } from '../members/member.ts'
import { standingOf } from '../members/standing.ts'
import { bearer, type Calls } from './call.ts'
import { meAnswer } from './me.ts'

/** POST /users/login: answers the record after a password sign-in (specification, sections 4 and 7). */
export const addLogin = ({ api, parts, access, limitByAddress }: Calls): void => {
  const route = createRoute({
    method: 'post',
    path: '/users/login',
    summary: 'Reads the own record after a password sign-in',
    security: bearer,
    middleware: [limitByAddress('login'), access.verified] as const,
    request: { body: jsonBody(loginBody) },
    responses: answers(meAnswer, 'The record.', [
      ...memberRefusals,
      ...bodyRefusals,
      'email-mismatch',
      'wrong-account',
      'too-many-requests',
    ]),
  })
  api.openapi(route, async (c) => {
    const { caller } = c.var
    await parts.spend('login', { by: 'uid', value: caller.uid })
    const body = c.req.valid('json')
    if (body.firebaseUid !== caller.uid) throw new Problem('wrong-account')
    if (body.email !== caller.email) throw new Problem('email-mismatch')
    const { member } = await standingOf(parts.db, caller.uid)
    if (!member) throw new Problem('not-registered')
    const admitted = await admit(parts.db, caller, member, parts.now())
    return c.json({ success: true as const, data: { data: recordOf(admitted) } }, 200)
  })
}

const loginBody = z
  .strictObject({ email, firebaseUid: z.string('Please sign in again.').max(128) })
  .openapi('LoginBody')
