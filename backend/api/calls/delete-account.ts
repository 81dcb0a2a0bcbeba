import { createRoute } from '@hono/zod-openapi'
import { answers, done, recordRefusals } from '../http/answers.ts'
import { deleteMember } from '../members/delete-member.ts'
import { bearer, type Calls } from './call.ts'

/** DELETE /users/delete-account: the backend's part of a deletion (specification, section 4). */
export const addDeleteAccount = ({ api, parts, access }: Calls): void => {
  const route = createRoute({
    method: 'delete',
    path: '/users/delete-account',
    summary: 'Deletes the own record',
    description:
      'Asks for a sign-in of the last five minutes, unless the address was never verified. Succeeds again when the record is gone. Afterwards every other call refuses this uid with 401.',
    security: bearer,
    middleware: access.leaving,
    responses: answers(done, 'Deleted.', [
      'missing-token',
      'invalid-token',
      'email-not-verified',
      'recent-sign-in-required',
      'identity-unreachable',
      ...recordRefusals,
    ]),
  })
  api.openapi(route, async (c) => {
    await deleteMember(parts.db, c.var.caller, parts.now())
    return c.json({ success: true as const }, 200)
  })
}
