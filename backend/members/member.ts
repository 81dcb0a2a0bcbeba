import { createHash } from 'node:crypto'
import { z } from '@hono/zod-openapi'
import type { InferSelectModel } from 'drizzle-orm'
import type { Pictures } from '../config/pictures.ts'
import type { members } from '../database/schema.ts'
import { place } from '../fields/place.ts'
import { pictureOf } from '../fields/profile-image.ts'

export type MemberRow = InferSelectModel<typeof members>

/** The member's record in every response (specification, section 3): only what the site reads. */
export const memberRecord = z
  .strictObject({
    uid: z.string().optional().openapi({ description: 'Whose record it is.' }),
    _id: z.uuid(),
    name: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    username: z.string(),
    email: z.string(),
    phone: z.string(),
    dateOfBirth: z.string().openapi({ description: '`YYYY-MM-DD` or empty.' }),
    location: z.union([place, z.null()]),
    profileImage: z.string().openapi({ description: 'A URL, or empty.' }),
    interests: z.array(z.string()),
    events: z.array(z.unknown()),
    friends: z.array(z.unknown()),
    version: z.string().optional().openapi({
      description: 'Changes with what a member can change. Send it in If-Match with a change.',
    }),
  })
  .openapi('Member')

type MemberRecord = z.infer<typeof memberRecord>

/** Converts a row to the record of the response. Nothing else of the row leaves the process. */
export const recordOf = (row: MemberRow, pictures: Pictures): MemberRecord => {
  const record = fieldsOf(row, pictures)
  return { ...record, version: versionOf(record) }
}

/** An entity tag without quotes. The same values have the same version, so a change without an answer can be repeated. */
const versionOf = (record: MemberRecord): string => {
  const { firstName, lastName, email, phone, dateOfBirth, location, profileImage } = record
  const values = [firstName, lastName, email, phone, dateOfBirth, location, profileImage]
  const text = JSON.stringify([...values, ...record.interests])
  return createHash('sha256').update(text).digest('base64url').slice(0, 16)
}

const fieldsOf = (row: MemberRow, pictures: Pictures): MemberRecord => ({
  uid: row.uid,
  _id: row.id,
  name: `${row.firstName} ${row.lastName}`.trim(),
  firstName: row.firstName,
  lastName: row.lastName,
  username: row.username,
  email: row.email ?? row.contactEmail ?? '',
  phone: row.phone,
  dateOfBirth: row.dateOfBirth ?? '',
  location: row.location,
  profileImage: pictureOf(row, pictures),
  interests: row.interests,
  events: row.events,
  friends: row.friends,
})
