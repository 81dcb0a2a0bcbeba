import { type DraftName, type Drafts, filesOf } from '../../machines/drafts.ts'
import type { MemberStorage, PictureFiles } from '../../machines/ports.ts'
import type {
  ChangedPicture,
  ProfileDraft,
} from '../../machines/profile-form/profile-form-values.ts'

type Drafting = Pick<
  MemberStorage,
  'clearMember' | 'readDraft' | 'writeDraft' | 'removeOtherDrafts'
>
type HeldPicture = { owner: string | null; picture: ChangedPicture }

/**
 * Adds the chosen pictures to the drafts of a storage. A file cannot be stored, so its picture is in memory and a reload
 * loses it (decision 0049). The files of a draft that is removed with its member are released. Those of a draft that is
 * replaced are not, because its form may still need them.
 */
export const withDraftPictures = <Storage extends Drafting>(
  storage: Storage,
  files: Pick<PictureFiles, 'release'>,
): Storage => {
  const held = new Map<DraftName, HeldPicture>()

  const drop = (name: DraftName, { picture }: HeldPicture) => {
    held.delete(name)
    for (const id of filesOf({ fields: {}, picture })) files.release(id)
  }
  const withPicture =
    (name: DraftName): ProfileConversion =>
    (draft, owner) => {
      const entry = held.get(name)
      if (entry?.owner !== owner) return draft
      const { withoutPicture: _, ...stored } = draft ?? { fields: {} }
      return { ...stored, picture: entry.picture }
    }
  const withoutPicture =
    (name: DraftName): ProfileConversion =>
    (draft, owner) => {
      held.delete(name)
      if (draft?.picture?.kind !== 'chosen') return draft
      const { picture, ...stored } = draft
      held.set(name, { owner, picture })
      const isEmpty = Object.keys(stored.fields).length === 0 && stored.place === undefined
      return isEmpty ? null : { ...stored, withoutPicture: true }
    }
  const reading: DraftConversions = { ...unchanged, ...forProfiles(withPicture) }
  const writing: DraftConversions = { ...unchanged, ...forProfiles(withoutPicture) }

  return {
    ...storage,
    readDraft: (name, owner) => {
      const entry = held.get(name)
      if (entry && entry.owner !== owner) drop(name, entry)
      const read: DraftConversion<typeof name> = reading[name]
      return read(storage.readDraft(name, owner), owner)
    },
    writeDraft: (name, owner, draft) => {
      const write: DraftConversion<typeof name> = writing[name]
      return storage.writeDraft(name, owner, write(draft, owner))
    },
    removeOtherDrafts: (owner) => {
      for (const [name, entry] of held) if (entry.owner !== owner) drop(name, entry)
      storage.removeOtherDrafts(owner)
    },
    clearMember: () => {
      for (const [name, entry] of held) drop(name, entry)
      storage.clearMember()
    },
  }
}

type DraftConversion<Name extends DraftName> = (
  draft: Drafts[Name] | null,
  owner: string | null,
) => Drafts[Name] | null
type ProfileConversion = (draft: ProfileDraft | null, owner: string | null) => ProfileDraft | null
type DraftConversions = { [Name in DraftName]: DraftConversion<Name> }

const forProfiles = (
  conversion: (name: DraftName) => ProfileConversion,
): Pick<DraftConversions, 'profile completion' | 'edit profile'> => ({
  'profile completion': conversion('profile completion'),
  'edit profile': conversion('edit profile'),
})

const same = <Draft>(draft: Draft): Draft => draft
const unchanged: Omit<DraftConversions, 'profile completion' | 'edit profile'> = {
  login: same,
  'forgot password': same,
  interests: same,
  issue: same,
}
