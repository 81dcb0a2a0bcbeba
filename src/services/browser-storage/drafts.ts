import { type DraftName, type Drafts, profileFields } from '../../../machines/drafts.ts'
import type { Place } from '../../../machines/member.ts'
import type { Clock, MemberStorage } from '../../../machines/ports.ts'
import type { ProfileDraft } from '../../../machines/profile-form/profile-form-values.ts'
import { isFiniteNumber, isObject, isText, isTyped, type Parse } from '../unknown-data.ts'
import { draftKeys } from './keys.ts'
import type { SafeStorage } from './safe-storage.ts'
import { createStoredValue, parseUid } from './stored-values.ts'

const DAY = 24 * 3_600_000

/** The drafts of one tab. Each has a storage key and an owner, and is validated when it is read (decision 0049). */
export const createDrafts = (
  storage: SafeStorage,
  clock: Clock,
): Pick<MemberStorage, 'readDraft' | 'writeDraft' | 'removeOtherDrafts'> => {
  const storedDraft = (name: DraftName) =>
    createStoredValue(storage, draftKeys[name], { parse: parseOwned, maxAge: DAY })

  const read = <Name extends DraftName>(name: Name, owner: string | null): Drafts[Name] | null => {
    const stored = storedDraft(name)
    const found = stored.read(clock.now())
    const parse: Parse<Drafts[Name]> = parsers[name]
    const draft = parse(found?.draft)
    if (found?.owner === owner && draft) return draft
    stored.clear()
    return null
  }

  return {
    readDraft: read,
    writeDraft: (name, owner, given) => {
      const parse: Parse<NonNullable<typeof given>> = parsers[name]
      const draft = parse(given)
      if (draft) return storedDraft(name).write({ owner, draft }, clock.now())
      // The older draft is better than none, if the new one is too long.
      if (given === null) storedDraft(name).clear()
      return given === null
    },
    removeOtherDrafts: (owner) => {
      for (const name of Object.keys(draftKeys) as DraftName[]) read(name, owner)
    },
  }
}

const parseOwned: Parse<{ owner: string | null; draft: unknown }> = (data) => {
  if (!isObject(data)) return null
  const owner = parseUid(data.owner)
  return owner !== null || data.owner === null ? { owner, draft: data.draft } : null
}

const isDegrees = (data: unknown, max: number): data is number =>
  isFiniteNumber(data) && Math.abs(data) <= max

const parsePlace: Parse<Place> = (data) => {
  if (!isObject(data) || data.type !== 'Point' || !Array.isArray(data.coordinates)) return null
  const { type, coordinates, address, city } = data
  const [longitude, latitude]: unknown[] = coordinates
  return isDegrees(longitude, 180) && isDegrees(latitude, 90) && isTyped(address) && isTyped(city)
    ? { type, coordinates: [longitude, latitude], address, city }
    : null
}

const parseFields: Parse<ProfileDraft['fields']> = (data) => {
  if (!isObject(data)) return null
  const fields: ProfileDraft['fields'] = {}
  for (const name of profileFields) {
    const text = data[name]
    if (text === undefined) continue
    if (!isTyped(text) || (name === 'dateOfBirth' && !isDay(text))) return null
    fields[name] = text
  }
  return fields
}

const isDay = (text: string): boolean => /^(\d{4,6}-\d{2}-\d{2})?$/.test(text)

const parseProfile: Parse<ProfileDraft> = (data) => {
  if (!isObject(data)) return null
  const { place, picture, withoutPicture } = data
  const base = parseBase(data.base)
  const fields = parseFields(data.fields)
  const parsedPlace = parsePlace(place)
  const isPlace = place === undefined || place === null || parsedPlace !== null
  const isPicture = picture === undefined || (isObject(picture) && picture.kind === 'removed')
  if (!fields || !isPlace || !isPicture) return null
  if (withoutPicture !== undefined && withoutPicture !== true) return null
  return {
    fields,
    ...(place === undefined ? {} : { place: parsedPlace }),
    ...(picture ? { picture: { kind: 'removed' } } : {}),
    ...(withoutPicture ? { withoutPicture } : {}),
    ...(base ? { base } : {}),
  }
}

/** Without it, a draft of an older site is restored as if nothing had changed elsewhere. */
const parseBase: Parse<NonNullable<ProfileDraft['base']>> = (data) => {
  if (!isObject(data)) return null
  const { place, profileImage } = data
  const fields = parseFields(data.fields)
  const parsedPlace = parsePlace(place)
  if (!fields || (place !== undefined && place !== null && !parsedPlace)) return null
  return {
    fields,
    ...(place === undefined ? {} : { place: parsedPlace }),
    ...(isText(profileImage, 2_048) ? { profileImage } : {}),
  }
}

const isNames = (data: unknown): data is string[] =>
  Array.isArray(data) && data.length <= 100 && data.every((name) => isText(name, 100))

const parsers: { [Name in DraftName]: Parse<Drafts[Name]> } = {
  login: (data) =>
    isObject(data) && isTyped(data.identifier) ? { identifier: data.identifier } : null,
  'forgot password': (data) =>
    isObject(data) && isTyped(data.email) ? { email: data.email } : null,
  'profile completion': parseProfile,
  'edit profile': parseProfile,
  interests: (data) =>
    isObject(data) && isNames(data.added) && isNames(data.removed)
      ? { added: data.added, removed: data.removed }
      : null,
  issue: (data) =>
    isObject(data) && typeof data.description === 'string'
      ? { description: data.description }
      : null,
}
