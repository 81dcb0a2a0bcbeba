import { createHash } from 'node:crypto'
import { z } from '@hono/zod-openapi'
import type { InferSelectModel } from 'drizzle-orm'
import type { Pictures } from '../config/pictures.ts'
import type { members } from '../database/schema.ts'
import { place } from '../fields/place.ts'
import { pictureOf } from '../fields/profile-image.ts'

/** A stored row of a member. */
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
    interestsVersion: z.string().optional().openapi({
      description: 'Changes with the interests. Send it in If-Match with the next ones.',
    }),
    events: z.array(z.unknown()),
    friends: z.array(z.unknown()),
  })
  .openapi('Member')

/** The version of a list, as an entity tag without quotes: the same list has the same version. */
export const versionOf = (names: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(names)).digest('base64url').slice(0, 16)

/** Converts a row to the record of the response. Nothing else of the row leaves the process. */
export const recordOf = (row: MemberRow, pictures: Pictures): z.infer<typeof memberRecord> => ({
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
  interestsVersion: versionOf(row.interests),
  events: row.events,
  friends: row.friends,
})
