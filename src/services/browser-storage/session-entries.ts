import type { StoredSession } from '../../../machines/ports.ts'
import { pictureAddress } from '../picture-address.ts'
import { sessionKeys } from './keys.ts'
import type { SafeStorage } from './safe-storage.ts'

/** Reads the nine keys. What cannot have been written by us is removed and counts as absent. */
export const readSessionEntries = (storage: SafeStorage): StoredSession => {
  const usable = (key: keyof StoredSession, isUsable: (text: string) => boolean): string | null => {
    const text = storage.get(key)
    if (text === null || isUsable(text)) return text
    storage.remove(key)
    return null
  }
  const flag = (key: keyof StoredSession) => usable(key, (text) => text === 'true') !== null
  return {
    token: usable('token', isToken),
    isLoggedIn: flag('isLoggedIn'),
    isGoogleAuth: flag('isGoogleAuth'),
    isAppleAuth: flag('isAppleAuth'),
    userId: usable('userId', (text) => isWord(text) && text.length <= 128),
    displayName: usable('displayName', (text) => isWritten(text) && text.length <= 500),
    profileImage: usable('profileImage', (text) => pictureAddress(text) !== ''),
    pendingToken: usable('pendingToken', isToken),
    tempUserEmail: usable('tempUserEmail', isAddress),
  }
}

/** Writes the given keys as raw strings, flags as 'true'; null, false and '' remove a key. */
export const writeSessionEntries = (
  storage: SafeStorage,
  entries: Partial<StoredSession>,
): void => {
  // Other tabs hear of each key by itself: the flag that says "read the rest" comes last, and goes first.
  const { isLoggedIn } = entries
  if (isLoggedIn === false) storage.remove('isLoggedIn')
  for (const key of sessionKeys) {
    const value = entries[key]
    if (value === undefined || key === 'isLoggedIn') continue
    if (value === null || value === false || value === '') storage.remove(key)
    else storage.set(key, String(value))
  }
  if (isLoggedIn) storage.set('isLoggedIn', 'true')
}

/** What a program writes that forgot to look at what it writes. */
const slips: ReadonlySet<string> = new Set(['', 'undefined', 'null', 'NaN', '[object Object]'])

const isWritten = (text: string): boolean => !slips.has(text.trim())

const isWord = (text: string): boolean => isWritten(text) && /^[\x21-\x7e]+$/.test(text)

const isToken = (text: string): boolean => isWord(text) && text.length <= 8_192

const isAddress = (text: string): boolean => text.length <= 320 && /^[^\s@]+@[^\s@]+$/.test(text)
