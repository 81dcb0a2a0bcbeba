import { createRoute } from '@hono/zod-openapi'
import { recordErrors, responsesFor, successResponse } from '../http/responses.ts'
import { deleteMember } from '../members/delete-member.ts'
import { bearer, type RouteContext } from './route-context.ts'

/** DELETE /users/delete-account: the backend's part of a deletion (specification, section 4). */
export const addDeleteAccount = ({ api, dependencies, access }: RouteContext): void => {
  const route = createRoute({
    method: 'delete',
    path: '/users/delete-account',
    summary: 'Deletes the caller’s record',
    description:
      'Requires a sign-in within the last five minutes, unless the email was never verified. Succeeds again if the record is already deleted. Every other request of this uid is then answered with 401.',
    security: bearer,
    middleware: access.signedInOrDeleted,
    responses: responsesFor(successResponse, 'Deleted.', [
      'missing-token',
      'invalid-token',
      'email-not-verified',
      'provider-not-accepted',
      'too-many-requests',
      'recent-sign-in-required',
      'identity-unreachable',
      ...recordErrors,
    ]),
  })
  api.openapi(route, async (c) => {
    await deleteMember(dependencies.db, c.var.caller, dependencies.databaseNow)
    return c.json({ success: true as const }, 200)
  })
}
