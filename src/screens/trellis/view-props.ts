import type { Member } from '../../../machines/member.ts'
import { isBlank } from '../../../machines/text-rules.gen.ts'
import { trellisCopy } from '../../copy/trellis.ts'
import type { Drawing } from '../../design/trellis/own-trellis.tsx'

type DrawnMember = Pick<
  Member,
  '_id' | 'profileImage' | 'location' | 'interests' | 'events' | 'friends'
>

/** What a member's trellis shows: a leaf for the photo, one for the place, and one for each event. */
export const drawingOf = (member: DrawnMember): Drawing => {
  const { _id: uid, profileImage, location, interests, events, friends } = member
  const additions = [profileImage, location?.address ?? ''].filter((value) => !isBlank(value))
  return {
    uid,
    leaves: additions.length + events.length,
    interests,
    connections: friends.length,
    grown: trellisCopy.grown(events.length, friends.length),
  }
}
