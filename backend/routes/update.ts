import { createRoute, z } from '@hono/zod-openapi'
import { eq, sql } from 'drizzle-orm'
import type { DatabaseNow } from '../database/now.ts'
import type { Transaction } from '../database/open.ts'
import { members } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import type { Dependencies } from '../dependencies.ts'
import { dateOfBirth } from '../fields/date-of-birth.ts'
import { comparableEmail, firstName, lastName, typedEmail } from '../fields/identity-fields.ts'
import { phone } from '../fields/phone.ts'
import { place } from '../fields/place.ts'
import { isOwnPicture, pictureOf, profileImage } from '../fields/profile-image.ts'
import { Problem } from '../http/problems.ts'
import { changeHeaders, requireVersion } from '../http/require-version.ts'
import {
  bodyErrors,
  jsonBody,
  memberErrors,
  responsesFor,
  successResponse,
} from '../http/responses.ts'
import type { MemberRow } from '../members/member.ts'
import { bearer, type RouteContext } from './route-context.ts'

/**
 * PUT /users/update: changes fields of the caller’s record (specification, section 7). With `If-Match`, an extension of
 * the contract, only if the record still has this version, so that an older page does not replace newer values.
 */
export const addUpdate = ({ api, dependencies, access }: RouteContext): void => {
  const route = createRoute({
    method: 'put',
    path: '/users/update',
    summary: 'Changes the caller’s record',
    description: 'Omitted fields are not changed.',
    security: bearer,
    middleware: access.member,
    request: { body: jsonBody(updateBody), headers: changeHeaders },
    responses: responsesFor(successResponse, 'Changed.', [
      ...memberErrors,
      ...bodyErrors,
      'email-mismatch',
      'record-changed',
    ]),
  })
  api.openapi(route, async (c) => {
    const { email: typedEmail, dateOfBirth: day, ...rest } = c.req.valid('json')
    const { 'if-match': expected } = c.req.valid('header')
    const { member } = c.var
    const { pictures } = dependencies.config
    const change = {
      ...rest,
      ...contactEmailFrom(typedEmail, member),
      ...(day === undefined ? {} : { dateOfBirth: day || null }),
    }
    requireOwnPicture(rest.profileImage, member, dependencies)
    if (Object.keys(change).length > 0) {
      await transact(dependencies.db, async (tx) => {
        if (day) await requirePastDay(tx, day, dependencies.databaseNow)
        await requireVersion(tx, member.uid, { expected, pictures })
        await tx.update(members).set(change).where(eq(members.uid, member.uid))
      })
    }
    return c.json({ success: true as const }, 200)
  })
}

const updateBody = z
  .strictObject({
    firstName,
    lastName,
    email: typedEmail,
    phone,
    profileImage,
    location: z.union([place, z.null()]),
    dateOfBirth,
  })
  .partial()
  .openapi('UpdateBody')

/** The email belongs to the identity service. Only a member without one may set a contact email. */
const contactEmailFrom = (
  typed: string | undefined,
  member: MemberRow,
): { contactEmail?: string } => {
  const stored = comparableEmail(member.email ?? member.contactEmail ?? '')
  if (typed === undefined || typed === stored) return {}
  if (member.email !== null) throw new Problem('email-mismatch')
  return { contactEmail: typed }
}

/** Accepts nothing, the stored URL, or the URL of a picture that this uid has uploaded. */
const requireOwnPicture = (
  url: string | undefined,
  member: MemberRow,
  { config }: Dependencies,
): void => {
  if (url === undefined || url === '' || url === pictureOf(member, config.pictures)) return
  if (isOwnPicture(url, member.uid, config.pictures)) return
  throw new Problem('invalid-body', {
    field: 'profileImage',
    message: 'We couldn’t use this picture. Please upload it again.',
  })
}

/** Rejects a day that is not past by the clock of the database, in UTC. */
const requirePastDay = async (tx: Transaction, day: string, now: DatabaseNow): Promise<void> => {
  const isPast = sql<boolean>`${day}::date < (${now} at time zone 'utc')::date`
  const [row] = await tx.select({ isPast }).from(members).limit(1)
  if (row?.isPast) return
  throw new Problem('invalid-body', {
    field: 'dateOfBirth',
    message: 'Please check the date of birth: it must be in the past.',
  })
}
