import type { SnapshotFrom } from 'xstate'
import type { ProfileDraft } from '../../machines/drafts.ts'
import { isSamePlace, type Place } from '../../machines/member.ts'
import type { profileFormMachine } from '../../machines/profile-form/profile-form-machine.ts'
import { changesOf } from '../../machines/profile-form/profile-form-values.ts'

/**
 * What a profile form keeps in its tab (drafts-of.ts). `place` is the location field's, which the form's own
 * machine does not hold.
 */
export const profileDraftOf = (
  { status, context: { values, member } }: SnapshotFrom<typeof profileFormMachine>,
  place: Place | null,
): ProfileDraft | null => {
  const fields = changesOf(values, member)
  const isMoved = !isSamePlace(place, member.location)
  if (status !== 'active' || (Object.keys(fields).length === 0 && !isMoved)) return null
  return { fields, ...(isMoved && { place }) }
}
