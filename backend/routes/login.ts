import { createRoute, z } from '@hono/zod-openapi'
import { email } from '../fields/identity-fields.ts'
import { Problem } from '../http/problems.ts'
import { bodyErrors, jsonBody, memberErrors, responsesFor } from '../http/responses.ts'
import { readAccountStatus } from '../members/account-status.ts'
import { recordOf } from '../members/member.ts'
import { verifyMember } from '../members/verify-member.ts'
import { meResponse } from './me.ts'
import { bearer, type RouteContext } from './route-context.ts'

/** POST /users/login: the record after a password sign-in (specification, sections 4 and 7). */
export const addLogin = ({ api, dependencies, access, limitByIp }: RouteContext): void => {
  const route = createRoute({
    method: 'post',
    path: '/users/login',
    summary: 'Returns the caller’s record after a password sign-in',
    security: bearer,
    middleware: [limitByIp('login'), access.verified] as const,
    request: { body: jsonBody(loginBody) },
    responses: responsesFor(meResponse, 'The record.', [
      ...memberErrors,
      ...bodyErrors,
      'email-mismatch',
      'wrong-account',
      'too-many-requests',
    ]),
  })
  api.openapi(route, async (c) => {
    const { caller } = c.var
    await dependencies.enforceRateLimit('login', { by: 'uid', value: caller.uid })
    const body = c.req.valid('json')
    if (body.firebaseUid !== caller.uid) throw new Problem('wrong-account')
    if (body.email !== caller.email) throw new Problem('email-mismatch')
    const { member } = await readAccountStatus(dependencies.db, caller.uid)
    if (!member) throw new Problem('not-registered')
    const verifiedMember = await verifyMember(dependencies, caller, member)
    return c.json(
      {
        success: true as const,
        data: { data: recordOf(verifiedMember, dependencies.config.pictures) },
      },
      200,
    )
  })
}

const loginBody = z
  .strictObject({ email, firebaseUid: z.string('Please log in again.').max(128) })
  .openapi('LoginBody')
