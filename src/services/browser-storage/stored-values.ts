import type { Instant } from '../../../machines/member.ts'
import type { DeletionStep, SignUpDraft, UnfinishedDeletion } from '../../../machines/ports.ts'
import {
  isFiniteNumber,
  isLine,
  isObject,
  isText,
  isTyped,
  type Parse,
  parseJson,
} from '../unknown-data.ts'
import type { SafeStorage } from './safe-storage.ts'

/** One value under one key: versioned JSON, validated when it is read, and removed when it is too old. */
export type StoredValue<Value> = {
  read(now: Instant): Value | null
  /** Returns false if the value is too long, so that the older one stays, or if it is stored in memory only. */
  write(value: Value, now: Instant): boolean
  clear(): void
}

const VERSION = 1
/** In characters. The site writes no longer text, so a longer one is not parsed. */
const LENGTH_LIMIT = 40_000

/** Stores a value for `maxAge` milliseconds. A time in the future also counts as age, because clocks are corrected. */
export const createStoredValue = <Value>(
  storage: SafeStorage,
  key: string,
  { parse, maxAge }: { parse: Parse<Value>; maxAge: number },
): StoredValue<Value> => ({
  read: (now) => {
    const text = storage.get(key)
    if (text === null) return null
    const stored = envelopeIn(text)
    const isCurrent = stored !== null && Math.abs(now - stored.at) <= maxAge
    const value = isCurrent ? parse(stored.value) : null
    if (value === null) storage.remove(key)
    return value
  },
  write: (given, now) => {
    // Parsing removes other properties of the given object, such as a password.
    const value = parse(given)
    if (value === null) return false
    const text = JSON.stringify({ version: VERSION, at: now, value })
    return text.length <= LENGTH_LIMIT && storage.set(key, text)
  },
  clear: () => storage.remove(key),
})

/** The stored value and the time when it was written, or null for any other text. */
const envelopeIn = (text: string): { at: Instant; value: unknown } | null => {
  const stored = text.length > LENGTH_LIMIT ? undefined : parseJson(text)
  if (!isObject(stored) || stored.version !== VERSION) return null
  const { at, value } = stored
  return isFiniteNumber(at) ? { at, value } : null
}

/** Lists every field of the draft, so that it can never contain a password. */
export const parseSignUpDraft: Parse<SignUpDraft> = (data) => {
  if (!isObject(data)) return null
  const { firstName, lastName, username, email, phone } = data
  return isTyped(firstName) &&
    isTyped(lastName) &&
    isTyped(username) &&
    isTyped(email) &&
    isTyped(phone)
    ? { firstName, lastName, username, email, phone }
    : null
}

/** When another email may be sent to `email`. */
export const parseResend: Parse<{ email: string; from: Instant }> = (data) => {
  if (!isObject(data)) return null
  const { email, from } = data
  return isLine(email) && isFiniteNumber(from) ? { email, from } : null
}

/** The uid of an identity: at most 128 characters. */
export const parseUid: Parse<string> = (data) => (isText(data, 128) && data !== '' ? data : null)

/** The marker of an unfinished deletion. Earlier versions of the site stored the uid alone. */
export const parseDeletion: Parse<UnfinishedDeletion> = (data) => {
  const { uid, step } = isObject(data) ? data : { uid: data, step: 'record' }
  const parsed = parseUid(uid)
  return parsed !== null && isDeletionStep(step) ? { uid: parsed, step } : null
}

const deletionSteps: ReadonlySet<unknown> = new Set<DeletionStep>(['record', 'picture', 'identity'])

const isDeletionStep = (data: unknown): data is DeletionStep => deletionSteps.has(data)
