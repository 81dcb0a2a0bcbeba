import { createRoute, z } from '@hono/zod-openapi'
import {
  email,
  firstNameMessage,
  lastName,
  optionalFirstName,
  password,
  username,
} from '../fields/identity-fields.ts'
import { phone } from '../fields/phone.ts'
import { Problem } from '../http/problems.ts'
import { bodyErrors, jsonBody, responsesFor, signInErrors } from '../http/responses.ts'
import { registerMember } from '../members/register-member.ts'
import { bearer, type RouteContext } from './route-context.ts'

/** POST /users/register: creates the record of a new identity (specification, sections 4 and 7). */
export const addRegister = ({ api, dependencies, access, limitByIp }: RouteContext): void => {
  const route = createRoute({
    method: 'post',
    path: '/users/register',
    summary: 'Registers the signed-in identity',
    description:
      'Idempotent by uid: repeating it updates a record that was never verified, and does not change one that was. ' +
      'The returned token authorises one GET /users/me within 24 hours. The password is neither stored nor logged.',
    security: bearer,
    middleware: [limitByIp('register'), access.signedIn] as const,
    request: { body: jsonBody(registerBody) },
    responses: responsesFor(registerResponse, 'Registered.', [
      ...signInErrors,
      ...bodyErrors,
      'email-mismatch',
      'email-taken',
      'username-taken',
    ]),
  })
  api.openapi(route, async (c) => {
    const { caller } = c.var
    await dependencies.enforceRateLimit('register', { by: 'uid', value: caller.uid })
    const { password: _ignored, ...registration } = c.req.valid('json')
    if (caller.email === '' || registration.email !== caller.email) {
      throw new Problem('email-mismatch')
    }
    if (registration.firstName === '' && !caller.verified) {
      throw new Problem('invalid-body', { message: firstNameMessage, field: 'firstName' })
    }
    const token = await registerMember(dependencies, caller, registration)
    return c.json({ success: true as const, token }, 200)
  })
}

const registerBody = z
  .strictObject({
    // Only a verified sign-in may leave it empty. The site requests the name later.
    firstName: optionalFirstName,
    lastName: lastName.default(''),
    username,
    email,
    password: password.optional(),
    phone: phone.default(''),
  })
  .openapi('RegisterBody')

const registerResponse = z.strictObject({ success: z.literal(true), token: z.string() })
