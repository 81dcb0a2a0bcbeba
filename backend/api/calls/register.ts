import { createRoute, z } from '@hono/zod-openapi'
import { email, firstName, lastName, password, username } from '../fields/identity-fields.ts'
import { phone } from '../fields/phone.ts'
import { answers, bodyRefusals, jsonBody, signInRefusals } from '../http/answers.ts'
import { Problem } from '../http/problems.ts'
import { registerMember } from '../members/register-member.ts'
import { bearer, type Calls } from './call.ts'

/** POST /users/register: makes the record of a new identity (specification, sections 4 and 7). */
export const addRegister = ({ api, parts, access, limitByAddress }: Calls): void => {
  const route = createRoute({
    method: 'post',
    path: '/users/register',
    summary: 'Registers the signed-in identity',
    description:
      'Idempotent by uid: repeating it updates a record that was never verified, and changes nothing on one that was. ' +
      'The answer’s token authorises one GET /users/me within 24 hours. The password is neither stored nor logged.',
    security: bearer,
    middleware: [limitByAddress('register'), access.signedIn] as const,
    request: { body: jsonBody(registerBody) },
    responses: answers(registerAnswer, 'Registered.', [
      ...signInRefusals,
      ...bodyRefusals,
      'email-mismatch',
      'email-taken',
      'username-taken',
      'too-many-requests',
    ]),
  })
  api.openapi(route, async (c) => {
    const { caller } = c.var
    await parts.spend('register', { by: 'uid', value: caller.uid })
    const { password: _neverUsed, ...registration } = c.req.valid('json')
    if (caller.email === '' || registration.email !== caller.email) {
      throw new Problem('email-mismatch')
    }
    const token = await registerMember(parts.db, caller, registration, parts.now())
    return c.json({ success: true as const, token }, 200)
  })
}

const registerBody = z
  .strictObject({
    firstName,
    lastName: lastName.default(''),
    username,
    email,
    password: password.optional(),
    phone: phone.default(''),
  })
  .openapi('RegisterBody')

const registerAnswer = z.strictObject({ success: z.literal(true), token: z.string() })
