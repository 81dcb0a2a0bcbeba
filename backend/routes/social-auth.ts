import { createRoute, z } from '@hono/zod-openapi'
import { email } from '../fields/identity-fields.ts'
import { phone } from '../fields/phone.ts'
import { profileImage } from '../fields/profile-image.ts'
import { line } from '../fields/text.ts'
import { Problem } from '../http/problems.ts'
import { bodyErrors, jsonBody, responsesFor, signInErrors } from '../http/responses.ts'
import { providers } from '../identity/provider.ts'
import { readAccountStatus } from '../members/account-status.ts'
import { memberRecord, recordOf } from '../members/member.ts'
import { openRecord } from '../members/open-record.ts'
import { signInNotices } from '../members/ownership.ts'
import { signInNotice, takeSignInNotice } from '../members/sign-in-notice.ts'
import { bearer, type RouteContext } from './route-context.ts'

/**
 * POST /users/social-auth: the record after a Google or Apple sign-in, created if there is none (specification,
 * sections 4 and 7).
 */
export const addSocialAuth = ({ api, dependencies, access, limitByIp }: RouteContext): void => {
  const route = createRoute({
    method: 'post',
    path: '/users/social-auth',
    summary: 'Returns or creates the caller’s record after a sign-in with Google or Apple',
    security: bearer,
    middleware: [limitByIp('login'), access.verified] as const,
    request: { body: jsonBody(socialAuthBody) },
    responses: responsesFor(socialAuthResponse, 'The record.', [
      ...signInErrors,
      ...bodyErrors,
      'email-not-verified',
      'wrong-account',
      'email-mismatch',
      'email-taken',
    ]),
  })
  api.openapi(route, async (c) => {
    const { caller } = c.var
    await dependencies.enforceRateLimit('login', { by: 'uid', value: caller.uid })
    const body = c.req.valid('json')
    if (caller.provider !== `${body.provider}.com`) throw new Problem('wrong-account')
    if (body.email !== caller.email) throw new Problem('email-mismatch')
    const status = await readAccountStatus(dependencies.db, caller.uid)
    const member = await openRecord(dependencies, caller, status.member, body)
    const notice = await takeSignInNotice(dependencies.db, member, signInNotices)
    const user = recordOf(member, dependencies.config.pictures)
    return c.json({ success: true as const, data: { user, notice } }, 200)
  })
}

const socialAuthBody = z
  .strictObject({
    provider: z.enum(providers, 'Please log in with Google or Apple.'),
    providerId: z.string('Please log in again.').max(256, 'Please log in again.'),
    email,
    name: line({
      max: 200,
      message: 'Please keep the name to 200 characters or fewer.',
    }),
    profileImage,
    phone,
  })
  .openapi('SocialAuthBody')

const socialAuthResponse = z.strictObject({
  success: z.literal(true),
  data: z.strictObject({ user: memberRecord, notice: signInNotice }),
})
