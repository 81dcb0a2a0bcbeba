import type { SnapshotFrom } from 'xstate'
import { isSamePlace, type Place } from '../../../machines/member.ts'
import type { profileFormMachine } from '../../../machines/profile-form/profile-form-machine.ts'
import type { ProfileDraft } from '../../../machines/profile-form/profile-form-values.ts'
import { changesOf } from '../../../machines/profile-form/profile-form-values.ts'

/** The draft of a profile form (drafts-of.ts). `place` comes from the location machine. */
export const profileDraftOf = (
  { status, context: { values, member } }: SnapshotFrom<typeof profileFormMachine>,
  place: Place | null,
): ProfileDraft | null => {
  const fields = changesOf(values, member)
  const isMoved = !isSamePlace(place, member.location)
  if (status !== 'active' || (Object.keys(fields).length === 0 && !isMoved)) return null
  return { fields, ...(isMoved && { place }) }
}
