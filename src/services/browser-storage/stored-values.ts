import * as v from 'valibot'
import type { Instant } from '../../../machines/member.ts'
import type { SignUpDraft } from '../../../machines/ports.ts'
import type { SafeStorage } from './safe-storage.ts'

/** One value under one key: versioned JSON, validated when it is read, and removed when it is too old. */
export type StoredValue<Value> = {
  read(now: Instant): Value | null
  /** Returns false if the value is too long, or stored in memory only. */
  write(value: Value, now: Instant): boolean
  clear(): void
}

const VERSION = 1
/** In characters. The site writes no longer text, so a longer one is not parsed. */
const LENGTH_LIMIT = 40_000

const envelope = v.object({
  version: v.literal(VERSION),
  at: v.pipe(v.number(), v.finite()),
  value: v.unknown(),
})

/** Stores a value for `maxAge` milliseconds. A time in the future also counts as age, because clocks are corrected. */
export const createStoredValue = <Value>(
  storage: SafeStorage,
  key: string,
  { schema, maxAge }: { schema: v.GenericSchema<unknown, Value>; maxAge: number },
): StoredValue<Value> => ({
  read: (now) => {
    const text = storage.get(key)
    if (text === null) return null
    const stored = v.safeParse(envelope, parse(text))
    const value = v.safeParse(schema, stored.success ? stored.output.value : undefined)
    const age = stored.success ? Math.abs(now - stored.output.at) : Number.POSITIVE_INFINITY
    if (value.success && age <= maxAge) return value.output
    storage.remove(key)
    return null
  },
  write: (given, now) => {
    // The schema removes other properties of the given object, such as a password.
    const value = v.safeParse(schema, given)
    const text = value.success
      ? JSON.stringify({ version: VERSION, at: now, value: value.output })
      : ''
    // A value that is too long to be read must not use storage space either.
    if (value.success && text.length <= LENGTH_LIMIT) return storage.set(key, text)
    storage.remove(key)
    return false
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

/** One line of typed text. */
export const line = v.pipe(v.string(), v.maxLength(320))

/** The draft of sign-up. The schema lists every field, so it can never contain a password. */
export const signUpDraftSchema = v.object({
  firstName: line,
  lastName: line,
  username: line,
  email: line,
  phone: line,
}) satisfies v.GenericSchema<unknown, SignUpDraft>

/** When another email may be sent to `email`. */
export const resendSchema = v.object({ email: line, from: v.pipe(v.number(), v.finite()) })

/** The uid of an identity: at most 128 characters. */
export const uidSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(128))
