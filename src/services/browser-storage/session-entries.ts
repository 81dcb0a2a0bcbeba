import type { StoredSession } from '../../../machines/ports.ts'
import { pictureUrl } from '../picture-url.ts'
import { sessionKeys } from './keys.ts'
import type { SafeStorage } from './safe-storage.ts'

/* A key outside the list would survive a logout. */
type SessionKey = (typeof sessionKeys)[number]

/** Reads the nine keys. A value that the site cannot have written is removed and counts as absent. */
export const readSessionEntries = (storage: SafeStorage): StoredSession => {
  const usable = (key: SessionKey, isUsable: (text: string) => boolean): string | null => {
    const text = storage.get(key)
    if (text === null || isUsable(text)) return text
    storage.remove(key)
    return null
  }
  const flag = (key: SessionKey) => usable(key, (text) => text === 'true') !== null
  return {
    token: usable('token', isToken),
    isLoggedIn: flag('isLoggedIn'),
    isGoogleAuth: flag('isGoogleAuth'),
    isAppleAuth: flag('isAppleAuth'),
    userId: usable('userId', (text) => isWord(text) && text.length <= 128),
    displayName: usable('displayName', (text) => isIntended(text) && text.length <= 500),
    profileImage: usable('profileImage', (text) => pictureUrl(text) !== ''),
    pendingToken: usable('pendingToken', isToken),
    tempUserEmail: usable('tempUserEmail', isEmail),
  }
}

/**
 * Writes the given keys as raw strings, flags as 'true'; null, false and '' remove a key. Returns whether the browser
 * has stored them all.
 */
export const writeSessionEntries = (
  storage: SafeStorage,
  entries: Partial<StoredSession>,
): boolean => {
  // Other tabs get a storage event for each key, so the flag is written last and removed first.
  const { isLoggedIn } = entries
  let isStored = true
  if (isLoggedIn === false) storage.remove('isLoggedIn')
  for (const key of sessionKeys) {
    const value = entries[key]
    if (value === undefined || key === 'isLoggedIn') continue
    if (value === null || value === false || value === '') storage.remove(key)
    else isStored = storage.set(key, String(value)) && isStored
  }
  return isLoggedIn ? storage.set('isLoggedIn', 'true') && isStored : isStored
}

/** Texts that come from a bug in the code that wrote them. */
const accidentalTexts: ReadonlySet<string> = new Set([
  '',
  'undefined',
  'null',
  'NaN',
  '[object Object]',
])

const isIntended = (text: string): boolean => !accidentalTexts.has(text.trim())

const isWord = (text: string): boolean => isIntended(text) && /^[\x21-\x7e]+$/.test(text)

const isToken = (text: string): boolean => isWord(text) && text.length <= 8_192

const isEmail = (text: string): boolean => text.length <= 320 && /^[^\s@]+@[^\s@]+$/.test(text)
