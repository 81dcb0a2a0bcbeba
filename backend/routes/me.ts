import { createRoute, z } from '@hono/zod-openapi'
import { memberErrors, responsesFor } from '../http/responses.ts'
import { memberRecord, recordOf } from '../members/member.ts'
import { bearer, type RouteContext } from './route-context.ts'

/** GET /users/me: the caller's record, at data.data.data for the site's client (specification, section 7). */
export const addMe = ({ api, dependencies, access }: RouteContext): void => {
  const route = createRoute({
    method: 'get',
    path: '/users/me',
    summary: 'Returns the caller’s record',
    description:
      'Accepts an ID token, or once the pending token that register returned, beside which the header x-identity-token can show an ID token.',
    security: bearer,
    middleware: access.memberOrPendingToken,
    responses: responsesFor(meResponse, 'The record.', memberErrors),
  })
  api.openapi(route, (c) => {
    return c.json(
      {
        success: true as const,
        data: { data: recordOf(c.var.member, dependencies.config.pictures) },
      },
      200,
    )
  })
}

const meResponse = z.strictObject({
  success: z.literal(true),
  data: z.strictObject({ data: memberRecord }),
})
