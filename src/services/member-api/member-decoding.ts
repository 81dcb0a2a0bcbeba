import * as v from 'valibot'
import type { Member } from '../../../machines/member.ts'
import type { SignInNotice } from '../../../machines/sign-in-answer.ts'
import { pictureUrl } from '../picture-url.ts'
import { decodeAt } from './decode-at.ts'

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

const member = v.object({
  _id: v.pipe(v.string(), v.nonEmpty()),
  name: text,
  firstName: text,
  lastName: text,
  username: text,
  email: text,
  phone: text,
  dateOfBirth: v.pipe(text, v.transform(day)),
  location: v.nullish(place, null),
  profileImage: v.pipe(text, v.transform(pictureUrl)),
  interests: v.nullish(v.array(v.string()), []),
  // An extension: what is no version is read as none.
  interestsVersion: v.exactOptional(v.fallback(v.pipe(v.string(), v.regex(/^[\w-]+$/)), '')),
  events: v.nullish(v.array(v.unknown()), []),
  friends: v.nullish(v.array(v.unknown()), []),
}) satisfies v.GenericSchema<unknown, Member>

const nonEmptyText = v.pipe(v.string(), v.nonEmpty())

/** Decodes the response to GET /users/me. */
export const decodeMember = decodeAt(['data', 'data', 'data'], member)

const noticeOf: ReadonlyMap<unknown, SignInNotice> = new Map([
  ['earlier-sign-up-discarded', 'password removed'],
  ['password-also-opens', 'password also opens'],
])

const notice = v.optional(v.unknown())

/** The notice for the site. A backend without notices, or with other ones, sends none. */
const noticeFrom = (sent: unknown): SignInNotice | null => noticeOf.get(sent) ?? null

/** Decodes the response to POST /users/login. */
export const decodeLogin = decodeAt(
  ['data', 'data'],
  v.pipe(
    v.object({ data: member, notice }),
    v.transform((sent) => ({ member: sent.data, notice: noticeFrom(sent.notice) })),
  ),
)

/** Decodes the response to POST /users/social-auth. */
export const decodeSocialAuth = decodeAt(
  ['data', 'data'],
  v.pipe(
    v.object({ user: member, notice }),
    v.transform((sent) => ({ member: sent.user, notice: noticeFrom(sent.notice) })),
  ),
)

/** Decodes the response to POST /users/interests. */
export const decodeInterestedMember = decodeAt(['data', 'user'], member)

/** Decodes the pending token in the response to POST /users/register. */
export const decodePendingToken = decodeAt(['data', 'token'], nonEmptyText)

/** Decodes the email in the response to POST /users/resolve-login (decision 0005). */
export const decodeEmail = decodeAt(['data', 'email'], nonEmptyText)

/** For requests whose response body contains nothing that the site uses. */
export const ignoreBody = (_body: unknown): void => {}
