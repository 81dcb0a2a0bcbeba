import * as v from 'valibot'
import type { Member } from '../../../machines/member.ts'
import { pictureAddress } from '../picture-address.ts'
import { answerAt } from './answer-at.ts'

/** A text that may be absent: then ''. */
const text = v.nullish(v.string(), '')

const place = v.pipe(
  v.object({
    coordinates: v.tuple([v.pipe(v.number(), v.finite()), v.pipe(v.number(), v.finite())]),
    address: text,
    city: text,
  }),
  v.transform((given) => ({ type: 'Point' as const, ...given })),
)

/** Some databases answer a date with its midnight: the day is what counts. */
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
  profileImage: v.pipe(text, v.transform(pictureAddress)),
  interests: v.nullish(v.array(v.string()), []),
  events: v.nullish(v.array(v.unknown()), []),
  friends: v.nullish(v.array(v.unknown()), []),
}) satisfies v.GenericSchema<unknown, Member>

const mark = v.pipe(v.string(), v.nonEmpty())

/** The answer to GET /users/me and POST /users/login. */
export const decodeMember = answerAt(['data', 'data', 'data'], member)

/** The answer to POST /users/social-auth. */
export const decodeSocialMember = answerAt(['data', 'data', 'user'], member)

/** The answer to POST /users/interests. */
export const decodeInterestedMember = answerAt(['data', 'user'], member)

/** The answer to POST /users/register: the pending token. */
export const decodePendingToken = answerAt(['data', 'token'], mark)

/** The answer to POST /users/resolve-login (decision 0005): the e-mail address. */
export const decodeEmail = answerAt(['data', 'email'], mark)

/** The answer to a call that only says that it is done. */
export const decodeDone = (_body: unknown): void => {}
