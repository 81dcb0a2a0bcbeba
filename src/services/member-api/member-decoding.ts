import * as v from 'valibot'
import { ServiceFailure } from '../../../machines/failure.ts'
import { type IdentitySnapshot, isSameEmail, type Member } from '../../../machines/member.ts'
import type { SignInNotice } from '../../../machines/sign-in-answer.ts'

/**
 * Returns a decoder for the value at `path` in a body. Throws 'unexpected answer' if the value does not match the
 * schema. The first key of the specification's path (section 7) may be the HTTP client's own wrapper, so the path is
 * tried without and with it (decision 0004). Only own keys are read, so `__proto__` has no effect.
 */
const decodeAt =
  <Schema extends v.GenericSchema>(path: readonly string[], schema: Schema) =>
  (body: unknown): v.InferOutput<Schema> => {
    for (const keys of [path.slice(1), path]) {
      const result = v.safeParse(schema, keys.reduce(propertyOf, body))
      if (result.success) return result.output
    }
    throw new ServiceFailure({ kind: 'unexpected answer' })
  }

const propertyOf = (value: unknown, key: string): unknown =>
  isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** A text, or '' if it is absent. */
const text = v.nullish(v.string(), '')

const place = v.pipe(
  v.object({
    coordinates: v.tuple([v.pipe(v.number(), v.finite()), v.pipe(v.number(), v.finite())]),
    address: text,
    city: text,
  }),
  v.transform((point) => ({ type: 'Point' as const, ...point })),
)

/** Reads the day, because some databases return a date with the time of midnight. */
const day = (date: string): string => /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(date)?.[0] ?? ''

const record = v.object({
  // An extension: the backend of the specification sends none.
  uid: v.exactOptional(v.string()),
  _id: v.pipe(v.string(), v.nonEmpty()),
  name: text,
  firstName: text,
  lastName: text,
  username: text,
  email: text,
  phone: text,
  dateOfBirth: v.pipe(text, v.transform(day)),
  location: v.nullish(place, null),
  profileImage: text,
  interests: v.nullish(v.array(v.string()), []),
  // An extension: what is no version is read as none.
  version: v.exactOptional(v.fallback(v.pipe(v.string(), v.regex(/^[\w-]+$/)), '')),
  events: v.nullish(v.array(v.unknown()), []),
  friends: v.nullish(v.array(v.unknown()), []),
}) satisfies v.GenericSchema<unknown, Member>

/** Whom a record must belong to; null without a session, as for a pending token after a reload. */
type Owner = Pick<IdentitySnapshot, 'uid' | 'email'> | null

/** A record of the owner. A cache on the way may answer with another member's record. */
const memberOf = (owner: Owner) =>
  v.pipe(
    record,
    v.check(({ uid, email }) => {
      if (owner === null) return true
      if (uid !== undefined) return uid === owner.uid
      return owner.email === null || isSameEmail(email, owner.email)
    }),
    v.transform(({ uid: _uid, ...member }): Member => member),
  )

const nonEmptyText = v.pipe(v.string(), v.nonEmpty())

/** Decodes the response to GET /users/me. */
export const decodeMember = (body: unknown, owner: Owner = null) =>
  decodeAt(['data', 'data', 'data'], memberOf(owner))(body)

const noticeOf: ReadonlyMap<unknown, SignInNotice> = new Map([
  ['earlier-sign-up-discarded', 'password removed'],
  ['password-also-opens', 'password also opens'],
])

const notice = v.optional(v.unknown())

/** The notice for the site. A backend without notices, or with other ones, sends none. */
const noticeFrom = (value: unknown): SignInNotice | null => noticeOf.get(value) ?? null

/** Decodes the response to POST /users/login. */
export const decodeLogin = (body: unknown, owner: Owner = null) => {
  const sent = decodeAt(['data', 'data'], v.object({ data: memberOf(owner), notice }))(body)
  return { member: sent.data, notice: noticeFrom(sent.notice) }
}

/** Decodes the response to POST /users/social-auth. */
export const decodeSocialAuth = (body: unknown, owner: Owner = null) => {
  const sent = decodeAt(['data', 'data'], v.object({ user: memberOf(owner), notice }))(body)
  return { member: sent.user, notice: noticeFrom(sent.notice) }
}

/** Decodes the response to POST /users/interests. */
export const decodeInterestedMember = (body: unknown, owner: Owner = null) =>
  decodeAt(['data', 'user'], memberOf(owner))(body)

/** Decodes the newer record in the response to a change that it has preceded. Without one it is undefined. */
export const decodeNewerMember = (body: unknown, owner: Owner = null): Member | undefined => {
  const sent = v.safeParse(v.object({ user: memberOf(owner) }), body)
  return sent.success ? sent.output.user : undefined
}

/** Decodes the pending token in the response to POST /users/register. */
export const decodePendingToken = decodeAt(['data', 'token'], nonEmptyText)

/** Decodes the email in the response to POST /users/resolve-login (decision 0005). */
export const decodeEmail = decodeAt(['data', 'email'], nonEmptyText)

const success = decodeAt(['data', 'success'], v.literal(true))

/** Checks the response of a request that returns nothing. An empty one is not the backend's. */
export const decodeSuccess = (body: unknown): void => void success(body)
