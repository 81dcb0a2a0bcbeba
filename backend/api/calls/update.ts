import { createRoute, z } from '@hono/zod-openapi'
import { eq } from 'drizzle-orm'
import { members } from '../database/schema.ts'
import { dateOfBirth } from '../fields/date-of-birth.ts'
import { email, firstName, lastName } from '../fields/identity-fields.ts'
import { phone } from '../fields/phone.ts'
import { place } from '../fields/place.ts'
import { isOwnPicture, profileImage } from '../fields/profile-image.ts'
import { answers, bodyRefusals, done, jsonBody, memberRefusals } from '../http/answers.ts'
import { Problem } from '../http/problems.ts'
import type { MemberRow } from '../members/member.ts'
import type { Parts } from '../parts.ts'
import { bearer, type Calls } from './call.ts'

/** PUT /users/update: changes the own record, field by field (specification, section 7). */
export const addUpdate = ({ api, parts, access }: Calls): void => {
  const route = createRoute({
    method: 'put',
    path: '/users/update',
    summary: 'Changes the own record',
    description: 'A field that is left out stays as it is.',
    security: bearer,
    middleware: access.member,
    request: { body: jsonBody(updateBody(parts.now)) },
    responses: answers(done, 'Changed.', [...memberRefusals, ...bodyRefusals, 'email-mismatch']),
  })
  api.openapi(route, async (c) => {
    const { email: typedEmail, dateOfBirth: day, ...rest } = c.req.valid('json')
    const { member } = c.var
    const change = {
      ...rest,
      ...contactEmailFrom(typedEmail, member),
      ...(day === undefined ? {} : { dateOfBirth: day || null }),
    }
    requireOwnPicture(rest.profileImage, member, parts)
    if (Object.keys(change).length > 0) {
      await parts.db.update(members).set(change).where(eq(members.uid, member.uid))
    }
    return c.json({ success: true as const }, 200)
  })
}

const updateBody = (now: () => number) =>
  z
    .strictObject({
      firstName,
      lastName,
      email,
      phone,
      profileImage,
      location: z.union([place, z.null()]),
      dateOfBirth: dateOfBirth(now),
    })
    .partial()
    .openapi('UpdateBody')

/** The identity service owns an address; only a member without one may type a contact address. */
const contactEmailFrom = (
  typed: string | undefined,
  member: MemberRow,
): { contactEmail?: string } => {
  if (typed === undefined || typed === (member.email ?? member.contactEmail ?? '')) return {}
  if (member.email !== null) throw new Problem('email-mismatch')
  return { contactEmail: typed }
}

/** Nothing, the stored address again, or the picture that this uid has uploaded. */
const requireOwnPicture = (
  address: string | undefined,
  member: MemberRow,
  { config }: Parts,
): void => {
  if (address === undefined || address === '' || address === member.profileImage) return
  if (isOwnPicture(address, member.uid, config.pictures)) return
  throw new Problem('invalid-body', {
    sentence: 'The picture is not one that this account has uploaded.',
  })
}
