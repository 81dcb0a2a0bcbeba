import { z } from '@hono/zod-openapi'
import { dateOfBirth } from '../../../backend/fields/date-of-birth.ts'
import {
  email,
  firstName,
  lastName,
  optionalFirstName,
  password,
  username,
} from '../../../backend/fields/identity-fields.ts'
import { phone } from '../../../backend/fields/phone.ts'
import { place } from '../../../backend/fields/place.ts'
import { profileImage } from '../../../backend/fields/profile-image.ts'
import { paragraph } from '../../../backend/fields/text.ts'
import { ServiceFailure } from '../../../machines/failure.ts'
import type { MemberApi } from '../../../machines/ports.ts'

/** The fake API behind the backend's rules for fields: it stores what they make of a value, and refuses what they refuse. */
export const withBackendRules = (api: MemberApi): MemberApi => ({
  ...api,
  register: async (body, signal) => api.register(parse(registrations, body), signal),
  reportBug: async (text, signal) => api.reportBug(parse(reports, text), signal),
  update: async (body, signal) => api.update(parse(updates, body), signal),
})

const updates = z.strictObject({
  firstName,
  lastName,
  email,
  phone,
  profileImage,
  location: place.nullable(),
  dateOfBirth: z.exactOptional(dateOfBirth),
})

const registrations = z.strictObject({
  firstName: optionalFirstName,
  lastName,
  username,
  email,
  phone,
  password,
})

const reports = paragraph({ max: 5000, whenEmpty: 'empty', whenTooLong: 'too long' })

const parse = <Value>(rules: z.ZodType<Value>, body: unknown): Value => {
  const { success, data, error } = rules.safeParse(body)
  if (success) return data
  throw new ServiceFailure({ kind: 'refused', message: error.issues[0]?.message ?? '' })
}
