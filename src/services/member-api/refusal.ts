import * as v from 'valibot'
import { type Failure, type FailureKind, ServiceFailure } from '../../../machines/failure.ts'
import type { HttpAnswer } from '../http.ts'

/** What a status means for one call, where it means something of its own. */
export type Meanings = Readonly<Partial<Record<number, FailureKind>>>

/** Whether an answer says no: by its status, or by `success: false` in its body. */
export const isRefused = ({ status, body }: HttpAnswer): boolean => status >= 400 || saysNo(body)

/** The failure that an answer carries: its kind, and as far as they are told sentence, waiting time and reference. */
export const refusalOf = (answer: HttpAnswer, meanings: Meanings = {}): ServiceFailure => {
  const told = v.safeParse(refusal, answer.body)
  const body = told.success ? told.output : nothingTold
  const reference = body.requestId ?? answer.header('x-request-id')
  const retryAfter = secondsOf(answer.header('retry-after'))
  return new ServiceFailure({
    kind: kindOf(answer, body.code, meanings),
    ...sentenceOf(body.error ?? body.message),
    ...(retryAfter !== null && { retryAfter }),
    ...(reference && isReference.test(reference) && { reference }),
  })
}

const maybeText = v.fallback(v.optional(v.string()), undefined)
const refusal = v.object({
  error: maybeText,
  message: maybeText,
  code: maybeText,
  requestId: maybeText,
})
const nothingTold: v.InferOutput<typeof refusal> = {}

const saysNo = (body: unknown): boolean => v.is(v.object({ success: v.literal(false) }), body)

const kindOf = (
  { status, body }: HttpAnswer,
  code: string | undefined,
  meanings: Meanings,
): FailureKind => {
  if (status >= 500) return 'server error'
  const meant = meanings[status]
  if (meant) return meant
  const told = code && codes.get(code)
  if (told) return told
  // A wrong base address answers 404 too: that must not look like a member without a record.
  if (status === 404 && body === undefined) return 'unexpected answer'
  return statuses.get(status) ?? 'refused'
}

const codes: ReadonlyMap<string, FailureKind> = new Map([
  ['username-taken', 'username taken'],
  ['email-taken', 'email taken'],
  ['wrong-account', 'wrong account'],
  ['recent-sign-in-required', 'recent sign-in required'],
  ['account-deleted', 'account deleted'],
  ['not-found', 'unexpected answer'],
])

const statuses: ReadonlyMap<number, FailureKind> = new Map([
  [401, 'session expired'],
  [403, 'not allowed'],
  [404, 'not registered'],
  [429, 'too many requests'],
])

/** The server's sentence on one line and of bearable length; it is only ever shown as text. */
const sentenceOf = (given: string | undefined): Pick<Failure, 'message'> => {
  const message = (given ?? '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 300)
  return message === '' ? {} : { message }
}

const isReference = /^[\w.:-]{1,100}$/

/** `Retry-After` in seconds, within a day; its other form, a date, would trust the visitor's clock. */
const secondsOf = (header: string | null): number | null =>
  header !== null && /^\d+$/.test(header) ? Math.min(Math.max(Number(header), 1), 86_400) : null
