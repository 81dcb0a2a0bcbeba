import * as v from 'valibot'
import type { Instant } from '../../../machines/member.ts'
import type { SignUpDraft } from '../../../machines/ports.ts'
import type { SafeStorage } from './safe-storage.ts'

/** One value under one key: JSON with a version, checked when it is read, and gone when it is too old. */
export type KeptValue<Value> = {
  read(now: Instant): Value | null
  write(value: Value, now: Instant): void
  clear(): void
}

const VERSION = 1
/** In characters: what is longer was not written by us, and is not worth parsing. */
const LENGTH_LIMIT = 40_000

const envelope = v.object({
  version: v.literal(VERSION),
  at: v.pipe(v.number(), v.finite()),
  value: v.unknown(),
})

/** Keeps a value for so many milliseconds, by a clock that may jump either way. */
export const createKeptValue = <Value>(
  storage: SafeStorage,
  key: string,
  { schema, keepFor }: { schema: v.GenericSchema<unknown, Value>; keepFor: number },
): KeptValue<Value> => ({
  read: (now) => {
    const text = storage.get(key)
    if (text === null) return null
    const kept = v.safeParse(envelope, parse(text))
    const value = v.safeParse(schema, kept.success ? kept.output.value : undefined)
    const age = kept.success ? Math.abs(now - kept.output.at) : Number.POSITIVE_INFINITY
    if (value.success && age <= keepFor) return value.output
    storage.remove(key)
    return null
  },
  write: (given, now) => {
    // The schema cuts off what a caller's wider object would carry along, such as a password.
    const value = v.safeParse(schema, given)
    if (!value.success) return storage.remove(key)
    const text = JSON.stringify({ version: VERSION, at: now, value: value.output })
    // What would be too long to be read again must not take the place of others either.
    if (text.length > LENGTH_LIMIT) storage.remove(key)
    else storage.set(key, text)
  },
  clear: () => storage.remove(key),
})

const parse = (text: string): unknown => {
  if (text.length > LENGTH_LIMIT) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** One line of text that a person may have typed. */
export const line = v.pipe(v.string(), v.maxLength(320))

/** What was typed at sign-up. The schema names every field, so a password can never be among them. */
export const signUpDraftSchema = v.object({
  firstName: line,
  lastName: line,
  username: line,
  email: line,
  phone: line,
}) satisfies v.GenericSchema<unknown, SignUpDraft>

/** From when on another verification mail may be sent to `email`. */
export const resendSchema = v.object({ email: line, from: v.pipe(v.number(), v.finite()) })

/** Whose deletion was begun: an identity's uid, at most 128 characters. */
export const uidSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(128))
