import { createRoute, z } from '@hono/zod-openapi'
import { email } from '../fields/identity-fields.ts'
import { Problem } from '../http/problems.ts'
import { bodyErrors, jsonBody, memberErrors, responsesFor } from '../http/responses.ts'
import { readAccountStatus } from '../members/account-status.ts'
import { memberRecord, recordOf } from '../members/member.ts'
import { openRecord } from '../members/open-record.ts'
import { signInNotice, takeSignInNotice } from '../members/sign-in-notice.ts'
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
    responses: responsesFor(loginResponse, 'The record.', [
      ...memberErrors,
      ...bodyErrors,
      'email-mismatch',
      'wrong-account',
    ]),
  })
  api.openapi(route, async (c) => {
    const { caller } = c.var
    await dependencies.enforceRateLimit('login', { by: 'uid', value: caller.uid })
    const body = c.req.valid('json')
    if (body.firebaseUid !== caller.uid) throw new Problem('wrong-account')
    if (body.email !== caller.email) throw new Problem('email-mismatch')
    const { member } = await readAccountStatus(dependencies.db, caller.uid)
    const verifiedMember = await openRecord(dependencies, caller, member)
    const notice = await takeSignInNotice(dependencies.db, verifiedMember, noticesOfLogin)
    const data = recordOf(verifiedMember, dependencies.config.pictures)
    return c.json({ success: true as const, data: { data, notice } }, 200)
  })
}

const loginBody = z
  .strictObject({ email, firebaseUid: z.string('Please log in again.').max(128) })
  .openapi('LoginBody')

const loginResponse = z.strictObject({
  success: z.literal(true),
  data: z.strictObject({ data: memberRecord, notice: signInNotice }),
})

/** A member who has just used the password knows that it opens the account. */
const noticesOfLogin = ['earlier-sign-up-discarded'] as const
